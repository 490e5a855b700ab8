import { useState } from 'preact/hooks';
import { say, TextField } from '../kit';
import { Shuffle } from '../table/Shuffle';
import { PlainPage } from './frame';
import '../styles/table.css';

const STEPS = ['commit', 'nonces', 'seed', 'play', 'show', 'check'] as const;

/** How anybody can check that nobody chose the dice. */
export function Fair() {
  const [commitment, setCommitment] = useState('');
  const [secret, setSecret] = useState('');
  const [nonces, setNonces] = useState('');
  const list = nonces.split(/[\s,;]+/).filter(Boolean);
  return (
    <PlainPage title={say('web.fair.title')}>
      <div class="prose">
        <p>{say('web.fair.lead')}</p>
        <ol>
          {STEPS.map((step) => (
            <li key={step}>{say(`web.fair.step.${step}`)}</li>
          ))}
        </ol>
        <p>{say('web.fair.cli')}</p>
        <code class="code">./ludus replay FILE --verify</code>
      </div>
      <section class="panel" aria-labelledby="try">
        <h2 id="try">{say('web.fair.try')}</h2>
        <TextField label={say('web.fair.commitment')} value={commitment} change={(text) => setCommitment(text.trim())} />
        <TextField label={say('web.fair.secret')} value={secret} change={(text) => setSecret(text.trim())} />
        <TextField label={say('web.fair.nonces')} note={say('web.fair.nonces.note')} value={nonces} change={setNonces} />
        {commitment && secret && <Shuffle commitment={commitment} secret={secret} nonces={list} />}
      </section>
    </PlainPage>
  );
}

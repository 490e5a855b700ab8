import { Dialog, say } from '../kit';

const KEYS = ['tab', 'arrows', 'enter', 'escape', 'hint'] as const;

/** How the table is played with keys, and what its signs mean. */
export function Help({ close }: { close(): void }) {
  return (
    <Dialog title={say('web.help')} close={close}>
      <dl class="keys">
        {KEYS.map((key) => (
          <div key={key}>
            <dt>
              <kbd>{say(`web.key.${key}`)}</kbd>
            </dt>
            <dd>{say(`web.key.${key}.text`)}</dd>
          </div>
        ))}
      </dl>
      <p>{say('web.help.glow')}</p>
      <p>{say('web.help.why')}</p>
      <p>{say('web.help.undo')}</p>
    </Dialog>
  );
}

import { useEffect, useState } from 'preact/hooks';
import { commitment as commit, seed } from '../fair/seed';
import type { Lobby } from '../generated/ludus';
import { Emblem, Icon, say } from '../kit';

/** Commitment, secret and nonces of a game, and whether they belong together, reckoned in this browser. */
export function Shuffle({ commitment, secret, nonces, seats }: {
  commitment: string;
  secret: string | null;
  nonces: string[];
  seats?: Lobby.Seat[];
}) {
  const [result, setResult] = useState<{ holds: boolean; reckoned: string; seed: string } | null>(null);
  useEffect(() => {
    if (!secret) return setResult(null);
    let alive = true;
    Promise.all([commit(secret), seed(secret, nonces)]).then(
      ([reckoned, from]) => alive && setResult({ holds: reckoned === commitment.toLowerCase(), reckoned, seed: from }),
      () => alive && setResult({ holds: false, reckoned: '–', seed: '–' }),
    );
    return () => {
      alive = false;
    };
  }, [commitment, secret, nonces.join()]);
  return (
    <div class="shuffle">
      {result && (
        <p class={result.holds ? 'holds' : 'fails'} role="status">
          <Icon name={result.holds ? 'check' : 'x'} />
          <b>{say(result.holds ? 'web.fair.holds' : 'web.fair.fails')}</b>
        </p>
      )}
      <h3>{say('web.fair.commitment')}</h3>
      <code class="code">{commitment}</code>
      <h3>{say('web.fair.secret')}</h3>
      {secret ? <code class="code">{secret}</code> : <p class="soft">{say('web.fair.secret.later')}</p>}
      <h3>{say('web.fair.nonces')}</h3>
      <ul>
        {nonces.map((nonce, seat) => (
          <li key={seat} class="flow">
            {seats && <Emblem seat={seat} size="s" label={seats.find((one) => one.seat === seat)?.name ?? ''} />}
            {nonce ? <code>{nonce}</code> : <span class="soft">{say('web.fair.nonce.none')}</span>}
          </li>
        ))}
      </ul>
      {result && (
        <>
          <h3>{say('web.fair.reckoned')}</h3>
          <code class="code">SHA-256("ludus:commit" ‖ {say('web.fair.secret')}) = {result.reckoned}</code>
          <h3>{say('web.fair.seed')}</h3>
          <code class="code">SHA-256("ludus:seed" ‖ …) = {result.seed}</code>
        </>
      )}
    </div>
  );
}

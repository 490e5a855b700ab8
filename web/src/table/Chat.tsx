import { signal } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import { api } from '../api/api';
import { complaint } from '../api/call';
import type { LiveTable } from '../api/live';
import { somebody } from '../api/session';
import type { Play } from '../generated/ludus';
import { Button, Emblem, Icon, notice, say, Segments, tell } from '../kit';

const LONGEST = 500;

/** What was typed stays, whatever happens to the line. */
const draft = signal('');

function Write({ live, channel = 'TABLE' }: { live: LiveTable; channel?: Play.Channel }) {
  const [busy, setBusy] = useState(false);

  async function send(): Promise<void> {
    const text = draft.value.trim();
    if (!text || busy) return;
    setBusy(true);
    try {
      await somebody();
      await api.chat(live.id, channel, text);
      if (draft.value.trim() === text) draft.value = '';
    } catch (problem) {
      notice(tell(complaint(problem)), 'bad');
    } finally {
      setBusy(false);
    }
  }

  return (
    <form class="write"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}>
      <input class="input" aria-label={say(channel === 'SEATS' ? 'web.chat.write.seats' : 'web.chat.write')}
        placeholder={say(channel === 'SEATS' ? 'web.chat.write.seats' : 'web.chat.write')} maxLength={LONGEST} value={draft}
        onInput={(event) => (draft.value = event.currentTarget.value)} autocomplete="off" enterKeyHint="send" />
      <Button look="icon" icon="send" type="submit" aria-label={say('web.chat.send')} />
    </form>
  );
}

function Line({ line, you }: { line: Play.Chat; you: number | null }) {
  if (line.channel === 'HINT') {
    return (
      <li class="soft">
        <Icon name="hint" />
        <span>{line.seat === you ? say('web.hint.told.you') : say('web.hint.told', { name: line.name })}</span>
      </li>
    );
  }
  return (
    <li>
      {line.seat === null ? <Icon name="eye" /> : <Emblem seat={line.seat} size="s" />}
      <span>
        <b>{line.seat !== null && line.seat === you ? say('web.you') : line.name}</b>{' '}
        {line.channel === 'SEATS' && <small class="soft">{say('web.chat.seats')} </small>}
        {line.text}
      </span>
    </li>
  );
}

/** The chat in the margin of a table. */
export function Chat({ live }: { live: LiveTable }) {
  const { chat, table } = live.seen.value!;
  const [channel, setChannel] = useState<Play.Channel>('TABLE');
  const end = useRef<HTMLUListElement>(null);
  useEffect(() => {
    end.current?.scrollTo({ top: end.current.scrollHeight });
  }, [chat.length]);
  return (
    <section class="chat" aria-label={say('web.chat')}>
      <h2>
        <Icon name="chat" />
        {say('web.chat')}
        {table.you !== null && table.spectators > 0 && (
          <Segments<Play.Channel> label={say('web.chat.who')} value={channel} change={setChannel}
            choices={[{ value: 'TABLE', label: say('web.chat.table') }, { value: 'SEATS', label: say('web.players') }]} />
        )}
      </h2>
      <ul ref={end} tabIndex={0} aria-label={say('web.chat')}>
        {chat.length === 0 && <li class="soft hello">{say('web.chat.empty')}</li>}
        {chat.map((line) => (
          <Line key={line.number} line={line} you={table.you} />
        ))}
      </ul>
      <Write live={live} channel={channel} />
    </section>
  );
}

/** The last lines and a field to write in, under the seats of the lobby. */
export function LobbyTalk({ live }: { live: LiveTable }) {
  const { chat, table } = live.seen.value!;
  return (
    <div class="talk">
      {chat.length > 0 && (
        <ul>
          {chat.slice(-3).map((line) => (
            <Line key={line.number} line={line} you={table.you} />
          ))}
        </ul>
      )}
      <Write live={live} />
    </div>
  );
}

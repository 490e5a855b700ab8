import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { api } from '../api/api';
import { complaint } from '../api/call';
import { me } from '../api/session';
import { botPause, Button, language, LANGUAGES, motion, notice, OWN_NAMES, say, Select, speak, tell, TextField, theme, type Language } from '../kit';
import { MOTIONS, PAUSES } from '../kit/settings';
import { THEMES } from '../kit/theme';
import { PlainPage } from './frame';

const LONGEST_NAME = 24;
const SHORTEST_PASSWORD = 8;

async function attempt(call: () => Promise<void>, done: string): Promise<boolean> {
  try {
    await call();
    notice(done, 'good');
    return true;
  } catch (problem) {
    notice(tell(complaint(problem)), 'bad');
    return false;
  }
}

/** Who one is, and how the page looks and moves. No account is needed. */
export function Account() {
  const who = me.value;
  return (
    <PlainPage title={say('web.account.title')}>
      {who && <NamePanel key={who.id + who.name} />}
      <Settings />
      {!who || who.guest ? (
        <div class="pair">
          <RegisterPanel />
          <LoginPanel />
        </div>
      ) : (
        <PasswordPanel />
      )}
    </PlainPage>
  );
}

function Panel({ title, text, submit, children, button, quiet }: {
  title: string;
  text?: string;
  submit(): void;
  button: string;
  children: ComponentChildren;
  quiet?: ComponentChildren;
}) {
  return (
    <form class="panel"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}>
      <h2>{title}</h2>
      {text && <p class="soft">{text}</p>}
      {children}
      <div class="flow">
        <Button type="submit">{button}</Button>
        {quiet}
      </div>
    </form>
  );
}

function NamePanel() {
  const who = me.value!;
  const [name, setName] = useState(who.name);

  const logout = () =>
    attempt(async () => {
      await api.logout();
      me.value = null;
    }, say('web.account.loggedOut'));

  if (!who.guest) {
    return (
      <section class="panel">
        <h2>{say('web.account.you', { name: who.name })}</h2>
        {who.email && <p class="soft">{who.email}</p>}
        <div class="flow">
          <Button icon="leave" onClick={logout}>{say('web.account.logout')}</Button>
        </div>
      </section>
    );
  }
  return (
    <Panel title={say('web.account.guest')} text={say('web.account.guest.text')} button={say('web.account.rename')}
      submit={() =>
        attempt(async () => {
          me.value = await api.rename(name.trim());
        }, say('web.account.renamed'))
      }>
      <TextField label={say('web.name')} value={name} change={setName} maxLength={LONGEST_NAME} required autocomplete="nickname" />
    </Panel>
  );
}

function RegisterPanel() {
  const [name, setName] = useState(me.value?.name ?? '');
  const [password, setPassword] = useState('');
  const [email, setEmail] = useState('');
  return (
    <Panel title={say('web.account.register')} text={say('web.account.register.text')} button={say('web.account.register.do')}
      submit={() =>
        attempt(async () => {
          me.value = await api.register({ name: name.trim(), password, email: email.trim() || null });
        }, say('web.account.registered'))
      }>
      <TextField label={say('web.name')} value={name} change={setName} maxLength={LONGEST_NAME} required autocomplete="username" />
      <TextField label={say('web.password')} note={say('web.password.note', { count: SHORTEST_PASSWORD })} type="password" value={password}
        change={setPassword} minLength={SHORTEST_PASSWORD} required autocomplete="new-password" />
      <TextField label={say('web.email')} note={say('web.email.note')} type="email" value={email} change={setEmail} autocomplete="email" />
    </Panel>
  );
}

function LoginPanel() {
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  return (
    <Panel title={say('web.account.login')} button={say('web.account.login.do')}
      submit={() =>
        attempt(async () => {
          me.value = await api.login({ name: name.trim(), password });
        }, say('web.account.loggedIn'))
      }>
      <TextField label={say('web.name')} value={name} change={setName} required autocomplete="username" />
      <TextField label={say('web.password')} type="password" value={password} change={setPassword} required autocomplete="current-password" />
    </Panel>
  );
}

function PasswordPanel() {
  const [old, setOld] = useState('');
  const [password, setPassword] = useState('');

  async function change(): Promise<void> {
    if (await attempt(() => api.password({ old, password }), say('web.account.passwordChanged'))) {
      setOld('');
      setPassword('');
    }
  }

  return (
    <Panel title={say('web.account.password')} button={say('web.account.password.do')} submit={change}>
      <TextField label={say('web.account.password.old')} type="password" value={old} change={setOld} required autocomplete="current-password" />
      <TextField label={say('web.account.password.new')} note={say('web.password.note', { count: SHORTEST_PASSWORD })} type="password" value={password}
        change={setPassword} minLength={SHORTEST_PASSWORD} required autocomplete="new-password" />
    </Panel>
  );
}

function Settings() {
  return (
    <section class="panel" aria-labelledby="settings">
      <h2 id="settings">{say('web.settings')}</h2>
      <Setting title={say('web.language')}>
        <Select<Language> label={say('web.language')} value={language.value} change={(wish) => void speak(wish)}
          choices={LANGUAGES.map((one) => ({ value: one, label: OWN_NAMES[one] }))} />
      </Setting>
      <Setting title={say('web.theme')}>
        <Select label={say('web.theme')} value={theme.value} change={(wish) => (theme.value = wish)}
          choices={THEMES.map((one) => ({ value: one, label: say(`web.theme.${one}`) }))} />
      </Setting>
      <Setting title={say('web.motion')} text={say('web.motion.text')}>
        <Select label={say('web.motion')} value={motion.value} change={(wish) => (motion.value = wish)}
          choices={MOTIONS.map((one) => ({ value: one, label: say(`web.motion.${one}`) }))} />
      </Setting>
      <Setting title={say('web.pause')} text={say('web.pause.text')}>
        <Select label={say('web.pause')} value={botPause.value} change={(wish) => (botPause.value = wish)}
          choices={PAUSES.map((one) => ({ value: one, label: say(`web.pause.${one}`) }))} />
      </Setting>
    </section>
  );
}

function Setting({ title, text, children }: { title: string; text?: string; children: ComponentChildren }) {
  return (
    <div class="line-item">
      <span>
        <b>{title}</b>
        {text && <small>{text}</small>}
      </span>
      {children}
    </div>
  );
}

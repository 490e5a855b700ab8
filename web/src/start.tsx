import { render } from 'preact';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { api } from './api/api';
import { loadSession } from './api/session';
import { App } from './app';
import './kit/theme';
import { addWords, preferredLanguage, speak } from './kit/words';
import { followLinks } from './router';

async function start(): Promise<void> {
  const wish = preferredLanguage();
  const ownWords = speak(wish, false);
  // the words of kernel and games come from the server; without it the page still says what is wrong
  const server = Promise.all([untilDone(() => addWords(api.words, wish)), untilDone(loadSession)]);
  followLinks();
  await ownWords;
  await Promise.race([server, patience()]);
  render(<App />, document.getElementById('page')!);
}

async function untilDone(task: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      return await task();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 4000));
    }
  }
}

/** A slow server must not keep the page blank. */
function patience(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 1500));
}

void start();

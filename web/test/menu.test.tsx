// @vitest-environment happy-dom
import { render } from 'preact';
import { afterEach, expect, test } from 'vitest';
import { Menu } from '../src/kit/Menu';

afterEach(() => {
  render(null, document.body);
});

test('a menu that is closed as soon as it appears gives the focus back to its button', async () => {
  render(<Menu label="More" items={[{ label: 'One', act: () => undefined }]}>…</Menu>, document.body);
  const button = document.querySelector('button')!;
  button.focus();
  button.click();
  await Promise.resolve(); // drawn, and nothing else has run yet
  const item = document.querySelector<HTMLElement>('[role="menuitem"]')!;
  expect(document.activeElement).toBe(item);
  item.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  await new Promise((done) => setTimeout(done, 50));
  expect(document.querySelector('[role="menu"]')).toBeNull();
  expect(document.activeElement).toBe(button);
});

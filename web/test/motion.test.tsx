import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetPlaces, useTravel } from '../src/kit/motion';

/* Where things lie is what the test says; what flies is what was animated. */

let root: HTMLElement;
let flown: number;
let panelTop: number;
let tileTop: number;

beforeEach(() => {
  root = document.createElement('div');
  document.body.append(root);
  flown = 0;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, this.hasAttribute('data-panel') ? panelTop : tileTop, 50, 20);
  });
  Element.prototype.animate = (() => {
    flown++;
    return { addEventListener: () => undefined };
  }) as unknown as Element['animate'];
});

afterEach(() => {
  render(null, root);
  root.remove();
  forgetPlaces();
  vi.restoreAllMocks();
  delete (Element.prototype as { animate?: unknown }).animate;
});

function Tile({ turn }: { turn: number }) {
  return <b ref={useTravel('tile')}>{turn}</b>;
}

function lay(panel: string, at: number, tile: number): void {
  [panelTop, tileTop] = [at, tile];
  act(() => render(<section data-panel={panel}><Tile turn={at + tile} /></section>, root));
}

test('what moves along with its panel stays at rest', () => {
  lay('house-1', 100, 110);
  lay('house-1', 300, 310);
  expect(flown).toBe(0);
});

test('what moves within its panel, or to another, flies', () => {
  lay('house-1', 100, 110);
  lay('house-1', 100, 140);
  expect(flown).toBe(1);
  lay('house-2', 300, 340);
  expect(flown).toBe(2);
});

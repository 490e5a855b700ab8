import { computed, effect, signal } from '@preact/signals';
import { kept } from './settings';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** What the reader chose. */
export const theme = kept('theme', THEMES, 'system');

const night = matchMedia('(prefers-color-scheme: dark)');
const systemIsDark = signal(night.matches);
night.addEventListener?.('change', (event) => (systemIsDark.value = event.matches));

/** What that is at the moment. */
export const isDark = computed(() => (theme.value === 'system' ? systemIsDark.value : theme.value === 'dark'));

/** The lamp in the top bar: day or night, whatever the system says. */
export function toggleLamp(): void {
  theme.value = isDark.value ? 'light' : 'dark';
}

effect(() => {
  document.documentElement.dataset.theme = isDark.value ? 'dark' : 'light';
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', isDark.value ? '#211b15' : '#fbf8f1');
});

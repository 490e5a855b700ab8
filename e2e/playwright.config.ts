import { defineConfig } from '@playwright/test';

const chromium = process.env['LUDUS_CHROMIUM'];

export default defineConfig({
  testDir: 'tests',
  outputDir: 'target/results',
  reporter: [['line'], ['html', { outputFolder: 'target/report', open: 'never' }]],
  timeout: 180_000,
  expect: { timeout: 15_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  use: {
    locale: 'en-GB',
    trace: 'off', // it keeps the whole page at every step, which costs more than the step; `node run.mjs --trace retain-on-failure` asks for it
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});

import { defineConfig } from 'vitest/config';
import { gameIcons } from './build/icons.ts';
import { compressed } from './build/compressed.ts';
import { licences } from './build/licences.ts';

// `npm run dev` talks to a server on port 8080, or to the one that LUDUS names.
export default defineConfig({
  plugins: [gameIcons(), licences(), compressed()],
  build: {
    outDir: 'target/classes/ludus/web',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    target: 'es2022',
  },
  server: {
    proxy: { '/api': { target: process.env.LUDUS ?? 'http://localhost:8080', changeOrigin: false } },
  },
  test: {
    environment: 'happy-dom',
    include: ['test/**/*.test.{ts,tsx}', 'src/games/**/*.test.{ts,tsx}'],
    setupFiles: ['test/setup.ts'],
    css: false,
    maxWorkers: '100%', // as it is alone then: Maven waits for it
    testTimeout: 60_000, // a busy machine is no fault of the page
  },
});

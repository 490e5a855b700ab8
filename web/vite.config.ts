import { defineConfig } from 'vitest/config';
import { mockApi } from './dev/mock.ts';
import { gameIcons } from './build/icons.ts';
import { compressed } from './build/compressed.ts';

// `npm run dev` talks to a server on port 8080; `npm run dev -- --mode mock` needs none.
export default defineConfig(({ mode }) => ({
  plugins: [gameIcons(), compressed(), ...(mode === 'mock' ? [mockApi()] : [])],
  build: {
    outDir: 'target/classes/ludus/web',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    target: 'es2022',
  },
  server: {
    proxy: mode === 'mock' ? undefined : { '/api': { target: process.env.LUDUS ?? 'http://localhost:8080', changeOrigin: false } },
  },
  test: {
    environment: 'happy-dom',
    include: ['test/**/*.test.{ts,tsx}', 'src/games/**/*.test.{ts,tsx}'],
    setupFiles: ['test/setup.ts'],
    css: false,
  },
}));

import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.FOLSOM_SERVER ?? 'http://127.0.0.1:8420';

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  resolve: { alias: { '@': here('./src') } },
  build: {
    outDir: here('../src/folsom/page'),
    emptyOutDir: true,
    target: 'es2022',
    // The policy of the server allows no inlined pictures in styles; small files are few anyway.
    assetsInlineLimit: 0,
    reportCompressedSize: true,
    modulePreload: { polyfill: false },
  },
  server: {
    // The sentences of the games lie in the Python package: both sides read the same files.
    fs: { allow: [here('.'), here('../src/folsom/narration')] },
    proxy: {
      '/api': { target: server, ws: true },
      '/schema': server,
    },
  },
  test: {
    environment: 'happy-dom',
    include: ['tests/**/*.test.ts'],
    setupFiles: ['tests/setup.ts'],
    restoreMocks: true,
    // Whole boards are drawn, on machines that do other things too.
    testTimeout: 30_000,
  },
});

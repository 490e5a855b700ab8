// Runs the browser tests: gets their libraries and a Chromium where there is none, and says so.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));

function run(command, args, options = {}) {
  return spawnSync(command, args, { cwd: here, stdio: 'inherit', shell: process.platform === 'win32', ...options }).status ?? 1;
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

function libraries() {
  const stamp = join(here, 'node_modules', '.ludus');
  const inputs = createHash('sha256');
  for (const file of ['package.json', 'package-lock.json']) inputs.update(readFileSync(join(here, file)));
  const wanted = inputs.digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  const environment = { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' };
  if (run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { env: environment }) !== 0) {
    fail('The libraries of the browser tests could not be installed.');
  }
  writeFileSync(stamp, wanted);
}

/** A Chromium of this system. */
function installed() {
  const candidates = [
    process.env.LUDUS_CHROMIUM,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/snap/bin/chromium',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ];
  return candidates.find((path) => path && existsSync(path));
}

function chromium() {
  const found = installed();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('No Chromium found: installing Debian’s package chromium for the browser tests …');
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    run('apt-get', ['update', '-qq'], { env: environment });
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { env: environment, stdio: ['ignore', 'ignore', 'inherit'] });
    const now = installed();
    if (now) return now;
  }
  console.log('No Chromium found: installing Playwright’s own for the browser tests …');
  if (run('npx', ['playwright', 'install', 'chromium']) !== 0) {
    fail('No Chromium could be installed: install one, or point LUDUS_CHROMIUM at it, or run ./ludus test --no-browser.');
  }
  return '';
}

libraries();
const browser = chromium();
process.exit(run('npx', ['playwright', 'test', ...process.argv.slice(2)], { env: { ...process.env, LUDUS_CHROMIUM: browser } }));

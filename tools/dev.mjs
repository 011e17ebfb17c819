// Runs the demo station from its sources and the dashboard with hot reload; ends both together.
import { spawn } from 'node:child_process';

const parts = [
  ['--watch', 'station/main.ts', '--demo', ...process.argv.slice(2)],
  ['node_modules/vite/bin/vite.js', '--clearScreen', 'false'],
];
const children = parts.map((args) => spawn(process.execPath, args, { stdio: 'inherit' }));
const end = () => children.forEach((child) => child.kill('SIGTERM'));
for (const child of children) child.on('exit', end);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, end);

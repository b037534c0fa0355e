import { fingerprint, install, Lack, launch, run, runtime, tool, unlessStamped } from './house.mjs';

const bundled = [
  'src/web',
  'src/games',
  'src/table',
  'src/text',
  'src/bots',
  'src/grids',
  'src/kernel',
  'src/keeper',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
];

await launch(async () => {
  await install();
  await unlessStamped('dist/web.stamp', fingerprint(...bundled), async () => {
    console.log('Building the pages ...');
    const code = await tool('vite', ['build', '--logLevel', 'warn']);
    if (code !== 0) throw new Lack('The pages could not be built: vite says why above.');
  });
  // The server hears by the closed channel when this launcher is gone, however it went.
  return run(runtime(), ['src/cli/main.ts', 'serve', ...process.argv.slice(2)], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
});

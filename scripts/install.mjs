import { install, launch } from './house.mjs';

await launch(async () => {
  await install();
  return 0;
});

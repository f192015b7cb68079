import type { Boot } from '@guest/shared/contracts/release/boot.contract';
import '@guest/shared/ui/theme.css';
import { keptDocument } from './first-view/kept-document';
import { nextTask } from './app/next-task';
import { allowOnlyReleases } from './federation/trusted-types';

/** What the start evaluates, in tasks of its own each: between them the browser paints and answers. */
const parts = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@guest/shared/router'),
  () => import(/* webpackMode: "eager" */ '@guest/shared/queries'),
  () => import(/* webpackMode: "eager" */ '@guest/shared'),
];

async function start(): Promise<void> {
  for (const evaluate of parts) {
    await nextTask();
    await evaluate();
  }
  const { federation } = await import(/* webpackMode: "eager" */ './federation/federation');
  await nextTask();
  const { boot } = await import(/* webpackMode: "eager" */ './app/boot');
  await nextTask();
  const block = document.getElementById('boot')?.textContent ?? '{}';
  // Written by the server that served this very script; what it says is not somebody else's.
  const facts = JSON.parse(block) as Boot;
  // Emptied, because it was kept for another page than this.
  if (keptDocument().isFrame) facts.view = 'empty';
  await boot(facts, federation(facts.remotes));
}

allowOnlyReleases();
void start();

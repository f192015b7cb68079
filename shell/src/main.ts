import '@guest/shared/ui/theme.css';
import { withNote } from './diagnostics/pending-mounts';
import { bootFacts } from './diagnostics/boot-facts';
import { reportEarlierMounts } from './diagnostics/earlier-mounts';
import { getCachedDocument } from './first-view/cached-document';
import { yieldToMain } from './app/yield-to-main';
import { allowOnlyReleases } from './federation/trusted-types';

/**
 * Each module of the start is evaluated in a task of its own, so that the browser can paint and handle input
 * in between.
 */
const startModules = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@guest/shared/router'),
  () => import(/* webpackMode: "eager" */ '@guest/shared/queries'),
  () => import(/* webpackMode: "eager" */ '@guest/shared'),
];

async function start(): Promise<void> {
  for (const evaluate of startModules) {
    await yieldToMain();
    await evaluate();
  }
  const { federation } = await import(/* webpackMode: "eager" */ './federation/federation');
  await yieldToMain();
  const facts = bootFacts();
  if (!facts) throw new Error('the document has no boot block');
  const load = federation(facts.remotes);
  // The release that has hung an earlier page may be this shell, which would hang this page too.
  await reportEarlierMounts();
  await withNote({ name: 'shell', version: facts.shell, set: facts.buildId }, async () => {
    const { boot } = await import(/* webpackMode: "eager" */ './app/boot');
    await yieldToMain();
    // The service worker has removed the view because the document was cached for another page.
    const { isFrame } = getCachedDocument();
    await boot(isFrame ? { ...facts, view: 'empty' } : facts, load);
  });
}

allowOnlyReleases();
void start();

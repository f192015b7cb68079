import { useHost } from '@guest/shared';
import type { Comment, Post } from '@guest/shared/contracts/feed/feed.contract';
import { reportBackgroundError } from '@guest/shared/lazy/chunk-load-error';
import { retryImport } from '@guest/shared/lazy/retry-import';
import { useIsPageLive } from '@guest/shared/page/use-is-page-live';
import { usePathParam } from '@guest/shared/page/path-param';
import { useProperty } from '@guest/shared/property/use-property';
import { useEffect, useEffectEvent } from 'react';
import { translationKey } from './translations.store';

/** Texts that appear together, such as the comments of a post, are requested together. */
const GATHER_MS = 300;

/**
 * Requests translations of what other guests have written, if the hotel has a translator. Nothing is requested before
 * the page is usable. The language of a text is that of its author's app, so the server has to find out the real one.
 */
export function useTranslations(kind: 'post' | 'comment', items: readonly (Post | Comment)[]): void {
  const host = useHost();
  const property = usePathParam('property');
  const { translates } = useProperty().chatSettings;
  const isLive = useIsPageLive();
  const texts = items
    .filter((item) => translates && !item.isMine && !('isDeleted' in item && item.isDeleted))
    .map(({ id, version }) => ({ kind, id, version }));
  const key = texts.map(translationKey).join();

  const request = useEffectEvent(async () => {
    const { requestTranslations } = await retryImport(
      () => import(/* webpackChunkName: "translations" */ './request-translations'),
    );
    await requestTranslations(host, property, texts);
  });

  useEffect(() => {
    if (!isLive || key === '') return;
    const timer = setTimeout(() => void request().catch(reportBackgroundError), GATHER_MS);
    return () => clearTimeout(timer);
  }, [isLive, key]);
}

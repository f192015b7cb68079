import { useTexts, type MountedRemote } from '@guest/shared';
import type { Lang } from '@guest/shared/contracts/core/languages';
import type en from './locales/en.json';

/** A text of the day plan, which the home page shows without the texts of the guest's other pages. */
export type PlanTextKey = keyof typeof en;

export const usePlanText = useTexts<PlanTextKey>;

export const loadPlanTexts = async (lang: Lang): Promise<MountedRemote['texts']> =>
  (await import(/* webpackChunkName: "plan-texts-[request]" */ `./locales/${lang}.json`)).default;

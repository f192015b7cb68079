import type { Lang } from '@guest/shared/contracts/core/languages';
import type { OrderProblem } from '@guest/shared/contracts/order/order.contract';
import type { OrderProblemCode } from '@guest/shared/contracts/order/order-problems';
import { refusalText, type Sentence } from '../../../platform/errors/refusal-texts';
import type { Words } from '../../../platform/errors/texts/wording';

interface Said {
  sentence: Sentence;
  words?: Words;
  n?: number;
  /** The line with the problem; omitted if the problem is of the whole basket. */
  lineId?: string;
  data?: unknown;
}

/** A problem that prevents an order, not yet translated. */
export type CartProblem = Said & { code: OrderProblemCode };

export const problem = (code: OrderProblemCode, said: Said): CartProblem => ({ code, ...said });

export const problemIn = (
  { code, sentence, words, n, lineId, data }: CartProblem,
  lang: Lang,
): OrderProblem => ({
  ...(lineId !== undefined && { lineId }),
  code,
  error: refusalText(sentence, lang, n, words),
  ...(data !== undefined && { data }),
});

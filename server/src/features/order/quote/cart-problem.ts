import type { Lang } from '@guest/shared/contracts/core/languages';
import type { OrderProblem } from '@guest/shared/contracts/order/order.contract';
import type { OrderProblemCode } from '@guest/shared/contracts/order/order-problems';
import { errorMessage, type ErrorMessageKey } from '../../../platform/errors/error-messages';
import type { MessageValues } from '../../../platform/errors/texts/message-template';

interface CartProblemDetails {
  message: ErrorMessageKey;
  values?: MessageValues;
  n?: number;
  /** The line with the problem; omitted if the problem is of the whole basket. */
  lineId?: string;
  data?: unknown;
}

/** A problem that prevents an order, not yet translated. */
export type CartProblem = CartProblemDetails & { code: OrderProblemCode };

export const problem = (code: OrderProblemCode, details: CartProblemDetails): CartProblem => ({
  code,
  ...details,
});

export const toOrderProblem = (
  { code, message, values, n, lineId, data }: CartProblem,
  lang: Lang,
): OrderProblem => ({
  ...(lineId !== undefined && { lineId }),
  code,
  error: errorMessage(message, lang, n, values),
  ...(data !== undefined && { data }),
});

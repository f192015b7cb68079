import { FailedPart } from '@guest/shared/ui/state/query-section';
import { useOrderText } from '../../lazy-texts/order-texts';

/** Shown if the quote failed to load. */
export function QuoteFailed({ retry }: { retry: () => void }) {
  const text = useOrderText();
  return (
    <FailedPart
      texts={{
        failed: text("We couldn't calculate your total. Your order is saved on this device."),
        retry: text('Try again'),
      }}
      onRetry={retry}
    />
  );
}

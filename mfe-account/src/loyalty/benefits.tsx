import type { LoyaltyTier } from '@guest/shared/contracts/loyalty/loyalty.contract';
import { usePathParam } from '@guest/shared/page/path-param';
import { useChatEntry } from '@guest/shared/session/use-chat-entry';
import { ButtonLink } from '@guest/shared/ui/button/button-link';
import { ListRow, ListRows } from '@guest/shared/ui/card/list-row';
import { Section } from '@guest/shared/ui/section/section';
import { useExtraText } from '../extra-texts/extra-texts';

/** The benefits that the member has: those of the tiers up to their own. */
export function Benefits({ tiers, tier }: { tiers: LoyaltyTier[]; tier: string | null }) {
  const text = useExtraText();
  const reached = tiers.find(({ code }) => code === tier)?.threshold ?? -1;
  const benefits = tiers.filter(({ threshold }) => threshold <= reached).flatMap((one) => one.benefits);
  if (benefits.length === 0) return null;
  return (
    <Section heading={text('Your benefits')}>
      <ListRows>
        {benefits.map((benefit) => (
          <Benefit key={benefit} benefit={benefit} />
        ))}
      </ListRows>
    </Section>
  );
}

function Benefit({ benefit }: { benefit: string }) {
  const text = useExtraText();
  const property = usePathParam('property');
  const chatEntry = useChatEntry({
    populatedMessage: text('I would like to use my benefit: {benefit}', { benefit }),
  });
  return (
    <ListRow
      name={benefit}
      end={
        <ButtonLink look="quiet" to="property-chat" params={{ property }} {...chatEntry}>
          {text('Ask for it')}
        </ButtonLink>
      }
    />
  );
}

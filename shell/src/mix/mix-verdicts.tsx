import { useHost } from '@guest/shared';
import { mixContract } from '@guest/shared/contracts/release/mix.contract';
import { useQuery } from '@guest/shared/queries';
import { readQuery } from '@guest/shared/reads/read-query';
import { useMixText } from './mix-texts';

/** Shows the result of the compatibility check for versions that will be loaded together. */
export function MixVerdicts({ mix }: { mix: string }) {
  const text = useMixText();
  const host = useHost();
  const { data, isError } = useQuery(readQuery(host, mixContract.checkMix, { query: { mix } }));
  const refused = data?.verdicts.filter(({ outcome }) => outcome === 'refused') ?? [];
  return (
    <div role="status">
      {isError && <p>{text("Couldn't check these versions.")}</p>}
      {data && refused.length === 0 && <p>{text('These versions passed the check.')}</p>}
      {refused.length > 0 && (
        <>
          <p>{text('These versions failed the check:')}</p>
          <ul>
            {refused.map(({ rule, part, reason }) => (
              <li key={`${rule} ${part}`} lang="en" dir="ltr">
                {part}: {reason}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

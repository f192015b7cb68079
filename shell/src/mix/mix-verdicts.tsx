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
      {isError && <p>{text('These versions could not be checked.')}</p>}
      {data && refused.length === 0 && <p>{text('The check has nothing against these versions.')}</p>}
      {refused.length > 0 && (
        <>
          <p>{text('The check refuses these versions:')}</p>
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

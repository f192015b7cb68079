import { useHost } from '@guest/shared';
import { buildContract } from '@guest/shared/contracts/build.contract';
import { readQuery } from '@guest/shared/reads/read-query';
import { Badge } from '@guest/shared/ui/badge';
import { Button } from '@guest/shared/ui/button';
import { ListRow, ListRows } from '@guest/shared/ui/list-row';
import { PageHeading } from '@guest/shared/ui/page-heading';
import { Section } from '@guest/shared/ui/section';
import { useQuery } from '@guest/shared/queries';
import { dateLabel } from '@guest/shared/format/day-label';
import { clock } from '@guest/shared/format/clock';
import { useText } from '../texts';
import styles from './healthcheck-page.module.css';

/** `/healthcheck`: what is running, for whoever is asked on the phone. Has to be drawn also when the server is silent. */
export function HealthcheckPage() {
  const text = useText();
  const host = useHost();
  const {
    data: build,
    isError,
    isFetching,
    refetch,
  } = useQuery({
    ...readQuery(host, buildContract.latestBuild, {}),
    refetchOnMount: 'always',
  });

  return (
    <>
      <PageHeading
        heading={text('Health')}
        facts={
          <Badge tone={isError ? 'danger' : build ? 'positive' : 'neutral'}>
            {text(
              isError ? 'The server does not answer' : build ? 'The server answers' : 'Asking the server',
            )}
          </Badge>
        }
      />
      <div className={styles.parts}>
        {build && (
          <>
            <Section heading={text('Build')}>
              <ListRows>
                <ListRow name={<code className={styles.version}>{build.buildId}</code>} />
                <ListRow
                  name={`${dateLabel(build.builtAt.slice(0, 10), host.lang)}, ${clock(build.builtAt, 'UTC')} UTC`}
                />
              </ListRows>
            </Section>
            <Section heading={text('Parts')}>
              <ListRows>
                <Part name="shell" version={build.shell} />
                {Object.entries(build.remotes).map(([name, version]) => (
                  <Part key={name} name={name} version={version} />
                ))}
              </ListRows>
            </Section>
          </>
        )}
        <div className={styles.again}>
          <Button isBusy={isFetching} onClick={() => void refetch()}>
            {text('Ask again')}
          </Button>
        </div>
      </div>
    </>
  );
}

const Part = ({ name, version }: { name: string; version: string }) => (
  <ListRow name={name} end={<code className={styles.version}>{version}</code>} />
);

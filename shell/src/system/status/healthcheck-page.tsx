import { useHost } from '@guest/shared';
import { buildContract } from '@guest/shared/contracts/release/build.contract';
import { readQuery } from '@guest/shared/reads/read-query';
import { Badge } from '@guest/shared/ui/base/badge';
import { Button } from '@guest/shared/ui/button/button';
import { PageHeading } from '@guest/shared/ui/page/page-heading';
import { useQuery } from '@guest/shared/queries';
import { useIsPageLive } from '@guest/shared/page/use-is-page-live';
import { BuildFacts } from './build-facts';
import styles from './healthcheck-page.module.css';
import { VersionFacts } from './version-facts';
import { ServerHealth } from './server-health';
import { useSystemText } from '../../system-texts/system-texts';

/**
 * `/healthcheck` shows what is running, for support on the phone. It must render even if the server does not
 * reply.
 */
export function HealthcheckPage() {
  const text = useSystemText();
  const host = useHost();
  const isLive = useIsPageLive();
  const { data, isError, isFetching } = useQuery({
    ...readQuery(host, buildContract.latestBuild, {}),
    refetchOnMount: 'always',
  });

  return (
    <div className={styles.page}>
      <PageHeading
        heading={text('Health')}
        line={text('For staff on duty. Scripts can read the same data at the addresses below.')}
        facts={
          <Badge tone={isError ? 'danger' : data ? 'positive' : 'neutral'}>
            {text(
              isError
                ? "The server isn't responding"
                : data
                  ? 'The server is responding'
                  : 'Checking the server',
            )}
          </Badge>
        }
      />
      <ServerHealth />
      {data && <BuildFacts build={data} />}
      {isLive && <VersionFacts latest={data} />}
      <div className={styles.again}>
        <Button isBusy={isFetching} onClick={() => void host.queries.invalidateQueries()}>
          {text('Check again')}
        </Button>
      </div>
    </div>
  );
}

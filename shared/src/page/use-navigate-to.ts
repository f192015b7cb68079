import { useHost } from '@guest/shared';
import { useNavigate } from '@guest/shared/router';
import { pathTo, type ParamsOf, type PageName } from '../routes/routes';

/** Returns a function that navigates to a page of the suite by route name and preserves the app mode. */
export function useNavigateTo() {
  const { layout } = useHost();
  const navigate = useNavigate();
  return <Name extends PageName>(
    name: Name,
    params: ParamsOf<Name>,
    query?: Record<string, string | undefined>,
  ): void => {
    const { isAppMode } = layout.getState();
    void navigate(pathTo(name, params, { ...query, app: isAppMode ? 'true' : undefined }));
  };
}

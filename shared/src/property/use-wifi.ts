import { useHost } from '@guest/shared';
import { propertyContract } from '@guest/shared/contracts/property/property.contract';
import { useQuery } from '@guest/shared/queries';

/** Reads the Wi-Fi access again whenever it is shown; `data` is null for a guest who is not in the hotel. */
export function useWifi(property: string) {
  const { api, lang } = useHost();
  return useQuery({
    // The query key is not an address, so that the password is not persisted on the device.
    queryKey: ['wifi', property, lang],
    queryFn: async ({ signal }) => {
      const params = { property };
      return (await api.call(propertyContract.getWifi, { params, signal, isToastSuppressed: true })).wifi;
    },
    refetchOnMount: 'always',
    // The password must not outlive the view that shows it.
    gcTime: 0,
  });
}

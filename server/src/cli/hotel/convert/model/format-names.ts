export const FORMAT_NAMES = ['csv', 'xlsx', 'schema-org', 'google-menu'] as const;

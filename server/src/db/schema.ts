/** Every table, for the queries and for the generator of migrations. */
export * from './schema/property';
export * from './schema/directory';
export * from './schema/outlet';
export * from './schema/menu';
export * from './schema/activity';
export * from './schema/people';
export * from './schema/staff-access';
export * from './schema/verification';
export * from './schema/stay';
export * from './schema/privacy';
export * from './schema/feed';
export * from './schema/service';
export * from './schema/chat';
export * from './schema/connection';
export * from './schema/ticket';
export * from './schema/upload';
export * from './schema/relations';

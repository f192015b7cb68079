import type { Conversation } from '@guest/shared/contracts/chat/chat-socket.contract';
import type { ServedOutlet, StaffOrder } from '@guest/shared/contracts/order/order-socket.contract';
import type { StaffSession } from '@guest/shared/contracts/staff/staff.contract';
import type { ServedBooking } from '@guest/shared/contracts/table-booking/table-booking-socket.contract';
import type { Ticket } from '@guest/shared/contracts/ticket/ticket-socket.contract';
import type { ParseArgsConfig } from 'node:util';
import type { DeskConnection } from '../connection/desk-connection';

/** What a command works with: the open desk, and how people name what is there. */
export interface AtDesk {
  desk: DeskConnection;
  session: StaffSession;
  findRoom(named: string): Promise<Conversation>;
  findRequest(named: string): Promise<Ticket>;
  findTable(named: string): Promise<ServedBooking>;
  findOrder(named: string): Promise<StaffOrder>;
  findOutlet(named: string): Promise<ServedOutlet>;
  findItem(named: string): Promise<ServedOutlet['items'][number]>;
}

/** What came of it: for programs, and for people. */
export interface Told {
  data: unknown;
  lines: string[];
}

/** Something that a person on duty can do. */
export interface Command {
  readonly name: string;
  /** What follows the name. */
  readonly usage: string;
  readonly summary: string;
  readonly example?: string;
  /** How many words it takes; beyond the last they belong to it. */
  readonly words: readonly [fewest: number, most: number];
  readonly options?: NonNullable<ParseArgsConfig['options']>;
  run(at: AtDesk, words: string[], options: Options): Promise<Told>;
}

export type Options = Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>;

/** The command line is not what the command needs. */
export class Misused extends Error {
  override readonly name = 'Misused';
}

/** The value of an option that has to be said. */
export function wanted(options: Options, name: string): string {
  const value = options[name];
  if (typeof value !== 'string' || value === '') throw new Misused(`--${name} has to be said`);
  return value;
}

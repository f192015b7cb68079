import type { Conversation } from '@guest/shared/contracts/chat/chat-socket.contract';
import type { ServedOutlet, StaffOrder } from '@guest/shared/contracts/order/order-socket.contract';
import type { StaffSession } from '@guest/shared/contracts/staff/staff.contract';
import type { ServedBooking } from '@guest/shared/contracts/table-booking/table-booking-socket.contract';
import type { Ticket } from '@guest/shared/contracts/ticket/ticket-socket.contract';
import type { ParseArgsConfig } from 'node:util';
import type { DeskConnection } from '../connection/desk-connection';

/**
 * The context of a command: the open connection and functions that find things by the names that people type.
 */
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

/** The result of a command: `data` for programs, `lines` for people. */
export interface Told {
  data: unknown;
  lines: string[];
}

/** A command that staff can run. */
export interface Command {
  readonly name: string;
  /** The arguments after the name of the command. */
  readonly usage: string;
  readonly summary: string;
  readonly example?: string;
  /** The number of words the command takes. Words beyond the last are joined to it. */
  readonly words: readonly [fewest: number, most: number];
  readonly options?: NonNullable<ParseArgsConfig['options']>;
  run(at: AtDesk, words: string[], options: Options): Promise<Told>;
}

export type Options = Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>;

/** The command line is not valid for the command. */
export class Misused extends Error {
  override readonly name = 'Misused';
}

/** Returns the value of a required option. */
export function wanted(options: Options, name: string): string {
  const value = options[name];
  if (typeof value !== 'string' || value === '') throw new Misused(`--${name} is required`);
  return value;
}

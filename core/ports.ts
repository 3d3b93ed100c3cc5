import type { AccountsPorts, AccountsReads, AccountsStores } from './accounts/ports.ts'
import type { ChatsReads, ChatsStores } from './chats/ports.ts'
import type { DeskPorts, DeskReads, DeskStores } from './desk/ports.ts'
import type { DiscoveryPorts, DiscoveryReads, DiscoveryStores } from './discovery/ports.ts'
import type { Limits } from './limits.ts'
import type { MoneyPorts, MoneyReads, MoneyStores } from './money/ports.ts'
import type {
  NotificationsPorts,
  NotificationsReads,
  NotificationsStores,
} from './notifications/ports.ts'
import type { PlatformReads, PlatformStores } from './platform/ports.ts'
import type { ProfilesPorts, ProfilesReads, ProfilesStores } from './profiles/ports.ts'
import type { SafetyReads, SafetyStores } from './safety/ports.ts'
import type { InTurn } from './shared/concurrency.ts'
import type { Result } from './shared/result.ts'
import type { Instant, Millis } from './shared/time.ts'
import type { SitePorts, SiteReads, SiteStores } from './site/ports.ts'

/** Read access, without a transaction. */
export interface Reads
  extends PlatformReads,
    SiteReads,
    AccountsReads,
    ProfilesReads,
    MoneyReads,
    DiscoveryReads,
    ChatsReads,
    SafetyReads,
    NotificationsReads,
    DeskReads {}

/** Read and write access inside a transaction. */
export interface Stores
  extends PlatformStores,
    SiteStores,
    AccountsStores,
    ProfilesStores,
    MoneyStores,
    DiscoveryStores,
    ChatsStores,
    SafetyStores,
    NotificationsStores,
    DeskStores {}

/** The storage. */
export interface Storage {
  /** Reads need no transaction; writes happen only inside `atomically`. */
  readonly reads: Reads
  /** Runs `work` in a transaction: commits if it returns ok, rolls back if it returns an error or throws. */
  atomically<R extends Result<unknown, unknown>>(work: (stores: Stores) => Promise<R>): Promise<R>
}

/** Every port the core needs. */
export interface Ports
  extends Storage,
    SitePorts,
    AccountsPorts,
    ProfilesPorts,
    DeskPorts,
    MoneyPorts,
    DiscoveryPorts,
    NotificationsPorts {
  /** The rate limits. */
  readonly limits: Limits
  /** Idle timeout of a session. */
  readonly sessionIdle: Millis
  readonly inTurn: InTurn
  now(): Instant
  newId(): string
}

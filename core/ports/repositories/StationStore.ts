import type { AuditRepository } from './AuditRepository.ts';
import type { BackupRepository } from './BackupRepository.ts';
import type { ChannelSumsRepository } from './ChannelSumsRepository.ts';
import type { CounterRepository } from './CounterRepository.ts';
import type { DayDetailRepository } from './DayDetailRepository.ts';
import type { DamageRepository } from './DamageRepository.ts';
import type { FaultRepository } from './FaultRepository.ts';
import type { FaultWindowRepository } from './FaultWindowRepository.ts';
import type { FieldRepository } from './FieldRepository.ts';
import type { MarkRepository } from './MarkRepository.ts';
import type { MonthReportRepository } from './MonthReportRepository.ts';
import type { NorthRepository, WaitingEventRepository } from './NorthRepository.ts';
import type { OutboxRepository } from './OutboxRepository.ts';
import type { PasswordRepository } from './PasswordRepository.ts';
import type { PlantStateRepository } from './PlantStateRepository.ts';
import type { PriceSeriesRepository } from './PriceSeriesRepository.ts';
import type { SecretRepository } from './SecretRepository.ts';
import type { ServiceRepository } from './ServiceRepository.ts';
import type { SessionRepository } from './SessionRepository.ts';
import type { SettingsRepository } from './SettingsRepository.ts';
import type { StationFleetRepository } from './StationFleetRepository.ts';
import type { ThinkGreenRepository } from './ThinkGreenRepository.ts';
import type { TotalsRepository } from './TotalsRepository.ts';
import type { VariableRepository } from './VariableRepository.ts';
import type { NamedTokenRepository } from './NamedTokenRepository.ts';

/** What a station keeps over restarts, its card apart. Each change is kept when the call returns; a call throws the storage's error. */
export interface StationStore {
  readonly settings: SettingsRepository;
  readonly passwords: PasswordRepository;
  readonly sessions: SessionRepository;
  readonly audit: AuditRepository;
  readonly plantState: PlantStateRepository;
  readonly faults: FaultRepository;
  readonly faultWindows: FaultWindowRepository;
  readonly outbox: OutboxRepository;
  readonly secrets: SecretRepository;
  readonly field: FieldRepository;
  readonly counters: CounterRepository;
  readonly totals: TotalsRepository;
  readonly channelSums: ChannelSumsRepository;
  readonly dayDetails: DayDetailRepository;
  readonly damage: DamageRepository;
  readonly thinkGreen: ThinkGreenRepository;
  readonly wallLinks: NamedTokenRepository;
  readonly programTokens: NamedTokenRepository;
  readonly services: ServiceRepository;
  readonly marks: MarkRepository;
  readonly north: NorthRepository;
  /** What waits for the webhook. */
  readonly webhook: WaitingEventRepository;
  readonly fleet: StationFleetRepository;
  readonly priceSeries: PriceSeriesRepository;
  readonly variables: VariableRepository;
  readonly monthReports: MonthReportRepository;
  readonly backups: BackupRepository;
  /** Does all of a change or, when a part of it throws, none; a change within another belongs to it. */
  transaction(change: () => void): void;
  close(): void;
}

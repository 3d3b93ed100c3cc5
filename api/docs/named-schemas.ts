import type { TSchema } from '@sinclair/typebox'
import { HOUSE_RULES } from '#core/accounts/account.ts'
import { SIGNUP_BLOCK_KINDS } from '#core/accounts/ports.ts'
import { GIFT_IDS } from '#core/chats/messages/gifts.ts'
import { OPERATOR_ACTIONS } from '#core/desk/ports.ts'
import { ORDER_STATES } from '#core/money/order.ts'
import { WITHDRAWAL_RESULTS } from '#core/money/withdrawal.ts'
import { GENDERS, SEXUALITIES } from '#core/profiles/profile.ts'
import { COMPLAINT_KINDS } from '#core/safety/complaint.ts'
import { NO_ACTION_GROUNDS, REPORT_OUTCOMES, REPORT_REASONS } from '#core/safety/report.ts'
import { DISTANCE_BANDS } from '#core/site/geo.ts'
import { LOCALES } from '#core/site/locales.ts'
import { UsedShape } from '../accounts/routes/links.ts'
import { Credentials } from '../accounts/shapes/credentials.ts'
import { OwnPictureShape } from '../accounts/shapes/settings.ts'
import { UserAnswer, UserShape } from '../accounts/shapes/user.ts'
import { Done, MoneyShape, OneOf } from '../basics.ts'
import { ChatPhotoShape } from '../chats/shapes/chat-photo.ts'
import { MessageShape } from '../chats/shapes/message.ts'
import { QueueShape } from '../desk/routes/overview.ts'
import { DeskComplaintShape } from '../desk/shapes/complaint.ts'
import { CreditChangeShape } from '../desk/shapes/credit-change.ts'
import { DiscountCodeShape } from '../desk/shapes/discount-code.ts'
import { FoundNumberShape } from '../desk/shapes/found-number.ts'
import { DecisionShape, MemberLineShape, STATUSES } from '../desk/shapes/member.ts'
import { MemberRequestShape } from '../desk/shapes/member-request.ts'
import { DeliveryShape, KINDS } from '../desk/shapes/operation.ts'
import { ColleagueShape, OperatorShape, RoleShape } from '../desk/shapes/operator.ts'
import { BuyerShape } from '../desk/shapes/order.ts'
import { OrderRecordShape } from '../desk/shapes/order-record.ts'
import { ProfilePhotoShape, ReasonShape } from '../desk/shapes/photo.ts'
import { DecisionShape as PictureDecisionShape, StateShape } from '../desk/shapes/picture.ts'
import { RecordShape } from '../desk/shapes/record.ts'
import { CaseShape, ReportLineShape } from '../desk/shapes/report.ts'
import {
  DraftShape,
  EntryShape,
  FaultShape,
  SourceShape,
  VersionShape,
} from '../desk/shapes/site.ts'
import { MatchedShape } from '../discovery/routes/like-response.ts'
import { ReasonShape as MatchReasonShape, MatchShape } from '../discovery/shapes/match.ts'
import { TallyShape } from '../discovery/shapes/search.ts'
import { DetailsShape, KindShape, TrackingShape } from '../membership/shapes/draft.ts'
import { DirectDebitShape, MandateShape } from '../money/shapes/direct-debit.ts'
import { BundleShape, OrderShape, VatShape } from '../money/shapes/order.ts'
import { ReceiptShape } from '../money/shapes/receipt.ts'
import { DiscountShape, RetryShape } from '../money/shapes/retry.ts'
import {
  ExpectedWithdrawalShape,
  WithdrawalShape,
  WithdrawnShape,
} from '../money/shapes/withdrawal.ts'
import { QuietHoursShape } from '../notifications/shapes/quiet-hours.ts'
import { FocusShape, ImageShape, PhotoShape } from '../profiles/shapes/photo.ts'
import {
  AllowanceShape,
  CardShape,
  LineShape,
  ProfileShape,
  SearchedAgesShape,
  WishesShape,
} from '../profiles/shapes/profile.ts'
import { PlaceShape } from '../site/routes/site.ts'
import { BlockShape, SpanShape } from '../site/shapes/own-page.ts'

const GROUNDS = [...NO_ACTION_GROUNDS, ...HOUSE_RULES]

/** The schemas that several calls share, by the names they have in the OpenAPI document. */
export const NAMED = {
  AccountStatus: OneOf(STATUSES),
  Allowance: AllowanceShape,
  Bundle: BundleShape,
  Buyer: BuyerShape,
  Card: CardShape,
  ComplaintKind: OneOf(COMPLAINT_KINDS),
  Case: CaseShape,
  ChatPhoto: ChatPhotoShape,
  Colleague: ColleagueShape,
  Credentials,
  CreditChange: CreditChangeShape,
  Delivery: DeliveryShape,
  DeskComplaint: DeskComplaintShape,
  Details: DetailsShape,
  DirectDebit: DirectDebitShape,
  Discount: DiscountShape,
  DiscountCode: DiscountCodeShape,
  DistanceBand: OneOf(DISTANCE_BANDS.map(String)),
  Done,
  ExpectedWithdrawal: ExpectedWithdrawalShape,
  Focus: FocusShape,
  FoundNumber: FoundNumberShape,
  Gender: OneOf(GENDERS),
  Gift: OneOf(GIFT_IDS),
  Grounds: OneOf(GROUNDS),
  HouseRule: OneOf(HOUSE_RULES),
  Image: ImageShape,
  Language: OneOf(LOCALES),
  Mandate: MandateShape,
  Match: MatchShape,
  Matched: MatchedShape,
  MatchReason: MatchReasonShape,
  MemberDecision: DecisionShape,
  MemberLine: MemberLineShape,
  MemberRecord: RecordShape,
  MemberRequest: MemberRequestShape,
  Message: MessageShape,
  Money: MoneyShape,
  NotificationKind: OneOf(KINDS),
  Operator: OperatorShape,
  OperatorAction: OneOf(OPERATOR_ACTIONS),
  Order: OrderShape,
  OrderRecord: OrderRecordShape,
  OrderState: OneOf(ORDER_STATES),
  OwnPicture: OwnPictureShape,
  PageBlock: BlockShape,
  PageSpan: SpanShape,
  PaymentRetry: RetryShape,
  Photo: PhotoShape,
  PhotoReason: ReasonShape,
  PictureDecision: PictureDecisionShape,
  PictureState: StateShape,
  Place: PlaceShape,
  Profile: ProfileShape,
  ProfileKind: KindShape,
  ProfileLine: LineShape,
  ProfilePhoto: ProfilePhotoShape,
  Queue: QueueShape,
  QuietHours: QuietHoursShape,
  Receipt: ReceiptShape,
  ReportLine: ReportLineShape,
  ReportOutcome: OneOf(REPORT_OUTCOMES),
  ReportReason: OneOf(REPORT_REASONS),
  Role: RoleShape,
  SearchedAges: SearchedAgesShape,
  SettingSource: SourceShape,
  Sexuality: OneOf(SEXUALITIES),
  SignupBlockKind: OneOf(SIGNUP_BLOCK_KINDS),
  SiteDraft: DraftShape,
  SiteEntry: EntryShape,
  SiteFault: FaultShape,
  SiteVersion: VersionShape,
  Tally: TallyShape,
  Tracking: TrackingShape,
  UsedLink: UsedShape,
  User: UserShape,
  UserAnswer,
  Vat: VatShape,
  Wishes: WishesShape,
  Withdrawal: WithdrawalShape,
  WithdrawalResult: OneOf(WITHDRAWAL_RESULTS),
  Withdrawn: WithdrawnShape,
} as const satisfies Readonly<Record<string, TSchema>>

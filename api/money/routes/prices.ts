import { Elysia, t } from 'elysia'
import { lookUpCode } from '#core/money/discounts/look-up-code.ts'
import { offeredDiscount } from '#core/money/discounts/wished-discount.ts'
import type { DiscountCode } from '#core/money/discounts.ts'
import { type PriceOutlook, priceOutlook } from '#core/money/first-purchase-discount.ts'
import { offerAt, quoteOrder } from '#core/money/orders/quote.ts'
import type { Ports } from '#core/ports.ts'
import { isoOf } from '#core/shared/time.ts'
import { Moment, MoneyShape, momentOf, Nullable, OneOf, Whole } from '../../basics.ts'
import { selectedCountryOf } from '../../http/country.ts'
import { session } from '../../http/guards/session.ts'
import type { Http } from '../../http/http.ts'
import { refusals, statusOf } from '../../http/problem.ts'
import { amountOffOf } from '../shapes/discount.ts'
import {
  BundleShape,
  bundleOf,
  ForWhomShape,
  OutlookShape,
  outlookOf,
  QuoteShape,
  quoteShapeOf,
} from '../shapes/order.ts'

/** Spec §3, Discount code; `now` is the server's clock, for countdowns. */
const DiscountShape = t.Object({
  code: t.String(),
  country: Nullable(t.String()),
  user_id: Nullable(t.String()),
  expires: Nullable(Moment),
  /** 0 of a code that takes an amount. */
  value_percentage: Whole(),
  /** What it takes off a price; `null` of a percentage. */
  value_amount: Nullable(MoneyShape),
  currency: Nullable(t.String()),
  minimum_order_value: Whole(),
  status: OneOf(['active', 'off']),
  validity: OneOf(['once-per-user', 'once', 'unlimited']),
  expired: t.Boolean(),
  paymentmethods: t.Array(t.String()),
  kind: OneOf(['time-bonus', 'welcome', 'code']),
  /** How long the current price lasts, across discounts, and what follows. */
  price: t.Object(OutlookShape),
  now: Moment,
})

const discountOf = (
  discount: DiscountCode & { readonly kind?: 'time-bonus' | 'welcome' },
  outlook: PriceOutlook,
  now: number,
) => ({
  code: discount.code,
  country: discount.country,
  user_id: discount.member,
  expires: momentOf(discount.expires),
  value_percentage: discount.percentage,
  value_amount: amountOffOf(discount),
  currency: discount.currency,
  minimum_order_value: discount.minimumOrderValue,
  status: discount.status,
  validity: discount.validity,
  expired: discount.expires !== null && discount.expires <= now,
  paymentmethods: [...discount.paymentMethods],
  kind: discount.kind ?? ('code' as const),
  price: outlookOf(outlook),
  now: isoOf(now),
})

/** Prices for the viewer, and until when: always known before paying. */
export const prices = (ports: Ports, http: Http) =>
  new Elysia({ tags: ['Orders'] })
    .use(session(ports, http))
    .get(
      '/discountcode.php',
      async ({ me, site, query, status }) => {
        const now = ports.now()
        const discountShape = (discount: DiscountCode) =>
          discountOf(discount, priceOutlook(discount, me, site.settings), now)
        if (query.code !== undefined) {
          const found = await lookUpCode(ports, {
            member: me.id,
            code: query.code,
            site: site.settings,
          })
          if (!found.ok) return status(statusOf(found.error), found.error)
          return discountShape(found.value)
        }
        const welcome = query.welcome === 'true'
        const offered = offeredDiscount(ports, { member: me, site: site.settings, welcome })
        return offered
          ? discountShape(offered)
          : status(404, { code: 'discount.not-found' } as const)
      },
      {
        member: true,
        query: t.Object({
          welcome: t.Optional(t.String({ maxLength: 5 })),
          code: t.Optional(t.String({ maxLength: 60 })),
        }),
        response: {
          200: DiscountShape,
          ...refusals(
            'tries.too-many',
            'discount.not-found',
            'discount.used',
            'discount.expired',
            'discount.not-for-this-order',
          ),
        },
        detail: {
          summary: 'The active discount, the welcome discount, or what a typed code is worth',
        },
      },
    )
    .get(
      '/bundles',
      ({ me, site: { settings }, request }) => {
        const { countries } = settings
        const here = selectedCountryOf(http, request, countries)
        const from = me?.country ?? (countries.includes(here) ? here : countries[0]) ?? 'NL'
        const offer = offerAt(ports, settings, from)
        const { bundles, methods, cardBrands, usual, country, vat } = offer
        return {
          bundles: bundles.map(bundleOf),
          methods: methods.map(({ id }) => id),
          card_brands: [...cardBrands],
          usual_method: usual,
          country,
          vat,
        }
      },
      {
        asker: true,
        response: {
          200: t.Object({
            bundles: t.Array(BundleShape),
            /** One choice each; all cards are one. */
            methods: t.Array(t.String()),
            /** Accepted card brands. */
            card_brands: t.Array(t.String()),
            /** The country's usual method, preselected at checkout. */
            usual_method: Nullable(t.String()),
            ...ForWhomShape,
          }),
        },
        detail: { summary: 'The bundles and ways to pay where the asker is' },
      },
    )
    .get(
      '/quotes',
      async ({ me, site, query, status }) => {
        const quote = await quoteOrder(ports, {
          member: me.id,
          bundle: query.bundle_id,
          code: query.code ?? null,
          country: me.country,
          site: site.settings,
        })
        if (!quote.ok) return status(statusOf(quote.error), quote.error)
        return { ...quoteShapeOf(quote.value), now: isoOf(ports.now()) }
      },
      {
        member: true,
        query: t.Object({
          bundle_id: t.String({ maxLength: 40 }),
          code: t.Optional(t.String({ maxLength: 60 })),
        }),
        response: {
          200: t.Composite([QuoteShape, t.Object({ now: Moment })]),
          ...refusals(
            'tries.too-many',
            'discount.not-found',
            'discount.used',
            'discount.expired',
            'discount.not-for-this-order',
            'orders.closed',
            'bundle.not-found',
          ),
        },
        detail: { summary: 'What a bundle would cost this member now, line by line' },
      },
    )

import {
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
} from '@tanstack/react-router'
import { InvitationScreen } from './desk/access/invitation-screen.tsx'
import { useDeskParam } from './desk/desk-link.tsx'
import { inside, root, within } from './desk/inside-routes.tsx'
import { OverviewScreen } from './desk/overview/overview-screen.tsx'
import { PhotosScreen } from './desk/photos/photos-screen.tsx'
import { titled, withId, withTexts } from './desk/route-parts.tsx'
import type { RouterContext } from './shared/router-context.ts'

/** Texts of reports and members. */
const CASES = ['desk-cases', 'report', 'account', 'credits'] as const

function Invitation() {
  return <InvitationScreen token={useDeskParam('token')} />
}

const overview = createRoute({
  getParentRoute: within,
  path: '/',
  head: titled((t) => t('nav.overview', { ns: 'desk' })),
  component: OverviewScreen,
})

const photos = createRoute({
  getParentRoute: within,
  path: 'photos',
  head: titled((t) => t('nav.photos', { ns: 'desk' })),
  component: PhotosScreen,
})

const secondLooks = createRoute({
  getParentRoute: within,
  path: 'photos/again',
  head: titled((t) => t('nav.photos', { ns: 'desk' })),
  component: lazyRouteComponent(
    () => import('./desk/photos/second-looks-screen.tsx'),
    'SecondLooksScreen',
  ),
})

const photoGrid = createRoute({
  getParentRoute: within,
  path: 'photos/grid',
  head: titled((t) => t('nav.photos', { ns: 'desk' })),
  component: lazyRouteComponent(
    () => import('./desk/photos/photo-grid-screen.tsx'),
    'PhotoGridScreen',
  ),
})

/** `?state=decided` shows the reports that were decided. */
const reports = createRoute({
  getParentRoute: within,
  path: 'reports',
  loader: withTexts(...CASES),
  head: titled((t) => t('nav.reports', { ns: 'desk' })),
  component: lazyRouteComponent(() => import('./desk/cases/reports-screen.tsx'), 'ReportsScreen'),
})

const ReportScreen = lazyRouteComponent(
  () => import('./desk/cases/report-screen.tsx'),
  'ReportScreen',
)
const report = createRoute({
  getParentRoute: within,
  path: 'reports/$id',
  loader: withTexts(...CASES),
  head: titled((t) => t('nav.reports', { ns: 'desk' })),
  component: withId(ReportScreen),
})

const members = createRoute({
  getParentRoute: within,
  path: 'members',
  loader: withTexts(...CASES, 'desk-members'),
  head: titled((t) => t('nav.members', { ns: 'desk' })),
  component: lazyRouteComponent(() => import('./desk/members/members-screen.tsx'), 'MembersScreen'),
})

const MemberScreen = lazyRouteComponent(
  () => import('./desk/members/member-screen.tsx'),
  'MemberScreen',
)
const member = createRoute({
  getParentRoute: within,
  path: 'members/$id',
  loader: withTexts(...CASES, 'desk-money', 'desk-members', 'desk-operation'),
  head: titled((t) => t('nav.members', { ns: 'desk' })),
  component: withId(MemberScreen),
})

const requests = createRoute({
  getParentRoute: within,
  path: 'requests',
  loader: withTexts('desk-members', 'desk-cases', 'desk-money'),
  head: titled((t) => t('queue.requests', { ns: 'desk' })),
  component: lazyRouteComponent(() => import('./desk/members/letters-screen.tsx'), 'LettersScreen'),
})

const blocks = createRoute({
  getParentRoute: within,
  path: 'blocks',
  loader: withTexts('desk-members', 'desk-cases'),
  head: titled((t) => t('nav.blocks', { ns: 'desk' })),
  component: lazyRouteComponent(() => import('./desk/blocks/blocks-screen.tsx'), 'BlocksScreen'),
})

/** `?state=answered` shows the complaints that were answered. */
const complaints = createRoute({
  getParentRoute: within,
  path: 'complaints',
  loader: withTexts('desk-complaints', 'pages'),
  head: titled((t) => t('nav.complaints', { ns: 'desk' })),
  component: lazyRouteComponent(
    () => import('./desk/complaints/complaints-screen.tsx'),
    'ComplaintsScreen',
  ),
})

const ComplaintScreen = lazyRouteComponent(
  () => import('./desk/complaints/complaint-screen.tsx'),
  'ComplaintScreen',
)
const complaint = createRoute({
  getParentRoute: within,
  path: 'complaints/$id',
  loader: withTexts('desk-complaints', 'desk-cases', 'pages'),
  head: titled((t) => t('nav.complaints', { ns: 'desk' })),
  component: withId(ComplaintScreen),
})

const operation = createRoute({
  getParentRoute: within,
  path: 'operation',
  loader: withTexts('desk-operation'),
  head: titled((t) => t('nav.operation', { ns: 'desk' })),
  component: lazyRouteComponent(
    () => import('./desk/operation/operation-screen.tsx'),
    'OperationScreen',
  ),
})

const campaigns = createRoute({
  getParentRoute: within,
  path: 'campaigns',
  loader: withTexts('desk-operation'),
  head: titled((t) => t('nav.campaigns', { ns: 'desk' })),
  component: lazyRouteComponent(
    () => import('./desk/operation/campaigns-screen.tsx'),
    'CampaignsScreen',
  ),
})

const MONEY = ['desk-money', 'desk-cases', 'credits'] as const

/** `?list=charged-back` shows a queue; other parameters limit the list. */
const orders = createRoute({
  getParentRoute: within,
  path: 'orders',
  loader: withTexts(...MONEY),
  head: titled((t) => t('nav.orders', { ns: 'desk' })),
  component: lazyRouteComponent(() => import('./desk/money/orders-screen.tsx'), 'OrdersScreen'),
})

const OrderScreen = lazyRouteComponent(() => import('./desk/money/order-screen.tsx'), 'OrderScreen')
const order = createRoute({
  getParentRoute: within,
  path: 'orders/$id',
  loader: withTexts(...MONEY),
  head: titled((t) => t('nav.orders', { ns: 'desk' })),
  component: withId(OrderScreen),
})

const credits = createRoute({
  getParentRoute: within,
  path: 'credits',
  loader: withTexts(...MONEY),
  head: titled((t) => t('queue.credits', { ns: 'desk' })),
  component: lazyRouteComponent(
    () => import('./desk/money/credit-requests-screen.tsx'),
    'CreditRequestsScreen',
  ),
})

const codes = createRoute({
  getParentRoute: within,
  path: 'codes',
  loader: withTexts(...MONEY),
  head: titled((t) => t('nav.codes', { ns: 'desk' })),
  component: lazyRouteComponent(() => import('./desk/money/codes-screen.tsx'), 'CodesScreen'),
})

const sites = createRoute({
  getParentRoute: within,
  path: 'sites',
  loader: withTexts('desk-sites', 'fields', 'credits'),
  head: titled((t) => t('nav.sites', { ns: 'desk' })),
  component: lazyRouteComponent(() => import('./desk/sites/sites-screen.tsx'), 'SitesScreen'),
})

const SiteScreen = lazyRouteComponent(() => import('./desk/sites/site-screen.tsx'), 'SiteScreen')
const site = createRoute({
  getParentRoute: within,
  path: 'sites/$id',
  loader: withTexts('desk-sites', 'fields', 'credits'),
  head: titled((t) => t('nav.sites', { ns: 'desk' })),
  component: withId(SiteScreen),
})

const SitePagesScreen = lazyRouteComponent(
  () => import('./desk/sites/site-pages-screen.tsx'),
  'SitePagesScreen',
)
const sitePages = createRoute({
  getParentRoute: within,
  path: 'sites/$id/pages',
  loader: withTexts('desk-pages'),
  head: titled((t) => t('nav.sites', { ns: 'desk' })),
  component: withId(SitePagesScreen),
})

const actions = createRoute({
  getParentRoute: within,
  path: 'actions',
  loader: withTexts('desk-operation', 'desk-operators'),
  head: titled((t) => t('nav.actions', { ns: 'desk' })),
  component: lazyRouteComponent(
    () => import('./desk/operation/actions-screen.tsx'),
    'ActionsScreen',
  ),
})

const operators = createRoute({
  getParentRoute: within,
  path: 'operators',
  loader: withTexts('desk-operators'),
  head: titled((t) => t('nav.operators', { ns: 'desk' })),
  component: lazyRouteComponent(
    () => import('./desk/operators/operators-screen.tsx'),
    'OperatorsScreen',
  ),
})

const invitation = createRoute({
  getParentRoute: () => root,
  path: '/desk/invitation/$token',
  loader: withTexts('signup'),
  head: titled((t) => t('invitation.title', { ns: 'desk' })),
  component: Invitation,
})

const routeTree = root.addChildren([
  inside.addChildren([
    overview,
    photos,
    photoGrid,
    secondLooks,
    reports,
    report,
    members,
    member,
    requests,
    blocks,
    complaints,
    complaint,
    operation,
    campaigns,
    orders,
    order,
    credits,
    codes,
    actions,
    sites,
    site,
    sitePages,
    operators,
  ]),
  invitation,
])

/** The desk's router, with texts and query client. */
export const createDeskRouter = (context: RouterContext, history?: RouterHistory) =>
  createRouter({
    routeTree,
    context,
    defaultPreload: 'intent',
    scrollRestoration: history === undefined,
    ...(history && { history }),
  })

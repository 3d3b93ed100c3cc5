import { Elysia } from 'elysia'
import type { Ports } from '#core/ports.ts'
import type { Http } from '../../http/http.ts'
import { deskActions } from './actions.ts'
import { deskAnswers } from './answers.ts'
import { deskBooks } from './books.ts'
import { deskCampaigns } from './campaigns.ts'
import { deskComplaints } from './complaints.ts'
import { deskCreditRequests } from './credit-requests.ts'
import { deskDeliveries } from './deliveries.ts'
import { deskDiscountCodes } from './discount-codes.ts'
import { deskEvents } from './events.ts'
import { deskJobs } from './jobs.ts'
import { deskLogExport } from './log-export.ts'
import { deskMemberHelp } from './member-help.ts'
import { deskMemberList } from './member-list.ts'
import { deskMemberPapers } from './member-papers.ts'
import { deskMemberTraces } from './member-traces.ts'
import { deskMembers } from './members.ts'
import { deskOperators, operatorChanges } from './operators.ts'
import { deskOrderWork } from './order-work.ts'
import { deskOrders } from './orders.ts'
import { deskOverview } from './overview.ts'
import { deskPhotoBatch } from './photo-batch.ts'
import { deskPhotos } from './photos.ts'
import { reportDecisions } from './report-decisions.ts'
import { deskReports } from './reports.ts'
import { deskRequests } from './requests.ts'
import { deskSecondFactor } from './second-factor.ts'
import { deskSecondLooks } from './second-looks.ts'
import { deskSession } from './session.ts'
import { deskSignupBlocks } from './signup-blocks.ts'
import { deskSiteDrafts } from './site-drafts.ts'
import { deskSitePages } from './site-pages.ts'
import { deskSitePictures } from './site-pictures.ts'
import { deskSites } from './sites.ts'

/** All routes of the desk, under `/api/desk`. */
export const deskRoutes = (ports: Ports, http: Http) =>
  new Elysia({ name: 'desk-routes' })
    .use(deskSession(ports, http))
    .use(deskSecondFactor(ports, http))
    .use(deskDeliveries(ports, http))
    .use(deskEvents(ports, http))
    .use(deskJobs(ports, http))
    .use(deskCampaigns(ports, http))
    .use(deskDiscountCodes(ports, http))
    .use(deskOrders(ports, http))
    .use(deskBooks(ports, http))
    .use(deskCreditRequests(ports, http))
    .use(deskOrderWork(ports, http))
    .use(deskActions(ports, http))
    .use(deskLogExport(ports, http))
    .use(deskOperators(ports, http))
    .use(operatorChanges(ports, http))
    .use(deskOverview(ports, http))
    .use(deskSites(ports, http))
    .use(deskSitePictures(ports, http))
    .use(deskSiteDrafts(ports, http))
    .use(deskSitePages(ports, http))
    .use(deskPhotos(ports, http))
    .use(deskPhotoBatch(ports, http))
    .use(deskSecondLooks(ports, http))
    .use(deskReports(ports, http))
    .use(reportDecisions(ports, http))
    .use(deskMembers(ports, http))
    .use(deskMemberList(ports, http))
    .use(deskMemberHelp(ports, http))
    .use(deskMemberTraces(ports, http))
    .use(deskMemberPapers(ports, http))
    .use(deskRequests(ports, http))
    .use(deskSignupBlocks(ports, http))
    .use(deskComplaints(ports, http))
    .use(deskAnswers(ports, http))

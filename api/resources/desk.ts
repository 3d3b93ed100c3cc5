import { Elysia } from 'elysia'
import type { Ports } from '#core/ports.ts'
import type { Http } from '../http/http.ts'
import { deskActions } from './desk-actions.ts'
import { deskAnswers } from './desk-answers.ts'
import { deskCampaigns } from './desk-campaigns.ts'
import { deskComplaints } from './desk-complaints.ts'
import { deskDeliveries } from './desk-deliveries.ts'
import { deskEvents } from './desk-events.ts'
import { deskJobs } from './desk-jobs.ts'
import { deskMembers } from './desk-members.ts'
import { deskOverview } from './desk-overview.ts'
import { deskPhotos } from './desk-photos.ts'
import { deskReports } from './desk-reports.ts'
import { deskRulings } from './desk-rulings.ts'
import { deskSecondFactor } from './desk-second-factor.ts'
import { deskSession } from './desk-session.ts'

/** All routes of the desk, under `/api/desk`. */
export const deskRoutes = (ports: Ports, http: Http) =>
  new Elysia({ name: 'desk-routes' })
    .use(deskSession(ports, http))
    .use(deskSecondFactor(ports, http))
    .use(deskDeliveries(ports, http))
    .use(deskEvents(ports, http))
    .use(deskJobs(ports, http))
    .use(deskCampaigns(ports, http))
    .use(deskActions(ports, http))
    .use(deskOverview(ports, http))
    .use(deskPhotos(ports, http))
    .use(deskReports(ports, http))
    .use(deskRulings(ports, http))
    .use(deskMembers(ports, http))
    .use(deskComplaints(ports, http))
    .use(deskAnswers(ports, http))

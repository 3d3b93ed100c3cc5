-- Sends the requests of one file in turn, each with a fresh id where the mark is, and says how it went as JSON.
local MARK = '00000000%-0000%-7000%-8000%-000000000000'
local requests, at, made = {}, 0, 0
local origin

function init(args)
  local file = assert(io.open(args[1], 'rb'))
  for request in file:read('*a'):gmatch('([^%z]+)') do requests[#requests + 1] = request end
  file:close()
  origin = args[2]
  at = math.random(#requests)
end

function request()
  at = at % #requests + 1
  local text = requests[at]
  if not text:find(MARK) then return text end
  made = made + 1
  return (text:gsub(MARK, string.format('%s-7000-8000-%012x', origin, made)))
end

function done(summary, latency)
  local errors = summary.errors
  local failed, kinds = 0, {}
  for _, kind in ipairs({ 'status', 'connect', 'read', 'write', 'timeout' }) do
    failed = failed + errors[kind]
    if errors[kind] > 0 then kinds[#kinds + 1] = kind end
  end
  io.write(string.format(
    'DONE {"requests":%d,"failed":%d,"kinds":"%s","micros":%d,"p50":%f,"p95":%f,"p99":%f}\n',
    summary.requests, failed, table.concat(kinds, ' '), summary.duration,
    latency:percentile(50) / 1000, latency:percentile(95) / 1000, latency:percentile(99) / 1000))
end

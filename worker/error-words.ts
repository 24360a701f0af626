const words = `
a able abort aborted absent accept access accessed accessing add added after again all allow allowed already also an
and another any api application are argument arguments array arrow as assign assigning assignment async at atom
attempt attempted attempting attribute available await
bad base be because been before being bigint binding block blocked body boolean both bound boundary bound broken browser
buffer but by bytes
cache call callback called caller calling calls can canceled cancelled cannot can't case caught cause caused character
characters check child children chunk circular class client clone cloned close closed code column component components
configurable configured connect connection const constant construct constructor content context convert converting
cookie could count create created cross current cyclic
data date declaration declared decode decoded default define defined delete deleted denied depth derived descriptor
destroyed detached did didn't different directive disconnected dispatched div document does doesn't dom done during
dynamically
each element elements empty encode encoding end ended entry enumerable error errors evaluate evaluating event exceed
exceeded exception execute executing exist existing exists expect expected expecting expired export expression
extensible
fail failed failing failure false fetch fetching field file files finished first fit float for format forbidden found
fragment frame from frozen full function
generator get getter give given global got
had handle handled handler has have header headers help hook hooks host html http https hydrate hydrated hydrating
hydration hydrated
id identifier if illegal implement implemented import imported importing in index inert infinite infinity initial
initialization initialize initialized inline input insert inserted inside instance instanceof instead int integer
interface internal interrupted into invalid invariant invocation is isn't it item items iterable iterator its
json just
key keys kind known
language large last left length less level lexical like limit line lines link list listener literal load loaded loader
loading locale location lock log long lookup loop lost
made main malformed map match matched matches maximum may message meta method minified minimum minimal missing mode module
modules more most moved must mutation mutable
name named namespace native navigate navigation negative nested network never new next no node nodes non nonce not
nothing null number numeric
object objects observable observed of off offset on once one only open opened operation operator option optional options
or order origin original other out outside over overflow own
page pages parameter parent parse parsed parser parsing part partial parts path pattern pending permission permitted
pipe placeholder plain point policy pop position possible prefix prevented previous primitive private promise properties
property protected protocol prototype provide provided provider proxy public push
query quota
raise range rate rather reach reached react read readable reader reading ready receive received receiver recover
recovered recursion recursive redeclaration redefine redirect reduce ref reference refused regexp regular register
registered reject rejected rejection related release released remove removed render rendered renderer rendering replace
replaced reply request requested required require requires reserved reset resolve resolved resource response rest result
retry return returned returns revoked root route router run running runtime
safe same scope screen script scripts search second secure security see selector send sent sequence server service set
setter setting several shadow should signal signature since size slow some something source specified specifier stack
state statement static status still stopped storage store stored stream streaming strict string strings style styles
such super supplied support supported suspended switch symbol sync synchronously syntax
tab tag take taken target template terminated text than that the their them then there these thing things this those thread threw
throw thrown throws time timed timeout timer times to token too transaction transfer transferred transform transition
tree tried true try trying type typed types
unable unauthorized uncaught undefined unexpected unhandled uninitialized unique unknown unreachable unreadable
unrecognized unreserved unsafe unsupported unterminated until update updated updating uri url use used using usage
valid value values variable version via viewport violated violates
wait waiting was way were what when where which while window with within without worker write writable writer writing
wrong
yet you your yield zero
above answer answered bucket car cars centre's cloned countries country cut data default_country entryrenderingcontext
goods included knows late long nobody none pagelinkcontext payment photos place probe shell shop takes took unavailable
vehicle vehicles work ms memory conversions form segment seen events catalogue stamps previews
aborterror aggregateerror datacloneerror domexception evalerror invalidstateerror notallowederror notfounderror
quotaexceedederror rangeerror referenceerror securityerror syntaxerror timeouterror typeerror urierror upstreamerror
variableserror valierror
`

export const errorWords: ReadonlySet<string> = new Set([...words.trim().split(/\s+/)])

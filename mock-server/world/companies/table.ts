/**
 * The listed companies of the world: facts (symbol, name, sector and industry in the words of GICS) and rough figures that fit each other: dollars a share, billions
 * of dollars of market value, billions of dollars of revenue in a quarter, percent of dividends a year. The short name is left out where it is the name.
 */
export const table = `
# Communication Services
## Advertising
APP|AppLovin||560|189|1.4|0
OMC|Omnicom Group|Omnicom|73|14.2|4|3.8
TTD|The Trade Desk|Trade Desk|41|20|0.74|0
## Broadcasting
FOXA|Fox Corporation|Fox|65|28|3.6|0.9
WBD|Warner Bros. Discovery||23|57|9|0
## Cable & Satellite
CHTR|Charter Communications|Charter|205|27|13.7|0
CMCSA|Comcast Corp.|Comcast|27|98|31|4.9
## Integrated Telecommunication Services
T|AT&T Inc.|AT&T|25.6|182|30.7|4.3
VZ|Verizon Communications|Verizon|41|173|33.8|6.7
## Interactive Home Entertainment
TTWO|Take-Two Interactive|Take-Two|235|43|1.7|0
## Interactive Media & Services
GOOGL|Alphabet Inc.|Alphabet|285|3440|102|0.3
META|Meta Platforms|Meta|602|1520|51|0.4
## Movies & Entertainment
DIS|Walt Disney Co.|Disney|106|189|22.5|1.4
LYV|Live Nation Entertainment|Live Nation|135|31|8.5|0
NFLX|Netflix Inc.|Netflix|110|466|11.5|0
PSKY|Paramount Skydance||16|17|6.7|1.3
TKO|TKO Group Holdings|TKO|186|37|1.1|1.6
## Publishing
NWSA|News Corp||26|14.7|2.1|0.8
## Wireless Telecommunication Services
ECHO|EchoStar||72|20.7|3.6|0
TMUS|T-Mobile US|T-Mobile|210|235|22|1.9
# Consumer Discretionary
## Apparel Retail
ROST|Ross Stores||172|56|5.6|0.9
TJX|TJX Cos.|TJX|147|164|15|1.2
## Apparel, Accessories & Luxury Goods
LULU|Lululemon Athletica|Lululemon|172|20|2.5|0
NKE|Nike Inc.|Nike|63|93|11.7|2.5
RL|Ralph Lauren Corporation|Ralph Lauren|350|21.2|2|1
TPR|Tapestry, Inc.|Tapestry|105|21.7|1.7|1.5
## Automobile Manufacturers
F|Ford Motor Co.|Ford|13.1|52|50|4.6
GM|General Motors||70|66|48|0.9
TSLA|Tesla Inc.|Tesla|402|1340|28|0
## Automotive Parts & Equipment
APTV|Aptiv||77|16.8|5.2|0
## Automotive Retail
AZO|AutoZone Inc.|AutoZone|3780|63|6.2|0
CVNA|Carvana Co.|Carvana|320|69|5.6|0
ORLY|O'Reilly Automotive|O'Reilly|98|83|4.7|0
## Broadline Retail
AMZN|Amazon.com Inc.|Amazon|226|2420|180|0
EBAY|eBay Inc.|eBay|84|38|2.8|1.4
## Casinos & Gaming
DKNG|DraftKings Inc.|DraftKings|31|15|1.4|0
LVS|Las Vegas Sands||65|44|3.3|1.5
MGM|MGM Resorts International|MGM Resorts|33|9|4.3|0
WYNN|Wynn Resorts|Wynn|124|13|1.8|0.8
## Computer & Electronics Retail
BBY|Best Buy Co.|Best Buy|77|16|9.4|4.9
## Consumer Electronics
GRMN|Garmin||200|38.5|1.8|1.8
## Distributors
GPC|Genuine Parts Company|Genuine Parts|128|17.8|6.2|3.2
## Footwear
DECK|Deckers Brands|Deckers|88|12.8|1.4|0
## Home Improvement Retail
HD|Home Depot Inc.|Home Depot|345|343|41|2.7
LOW|Lowe's Cos.|Lowe's|228|128|21|2.1
## Homebuilding
DHI|D.R. Horton||144|42|9.7|1.2
LEN|Lennar Corp.|Lennar|120|31|8.8|1.7
NVR|NVR, Inc.|NVR|7400|21.5|2.6|0
PHM|PulteGroup Inc.|PulteGroup|119|23|4.4|0.8
## Homefurnishing Retail
WSM|Williams-Sonoma, Inc.|Williams-Sonoma|180|22|1.9|1.5
## Hotels, Resorts & Cruise Lines
ABNB|Airbnb Inc.|Airbnb|117|72|4.1|0
BKNG|Booking Holdings|Booking|4720|153|9|0.8
CCL|Carnival Corp.|Carnival|26|34|8.1|0
EXPE|Expedia Group|Expedia|255|31|4.1|0.6
HLT|Hilton Worldwide|Hilton|273|64|3.1|0.2
MAR|Marriott International|Marriott|288|78|6.5|0.9
NCLH|Norwegian Cruise Line Holdings|Norwegian Cruise Line|18.3|8.3|2.9|0
RCL|Royal Caribbean Group|Royal Caribbean|262|71|5.1|1.5
## Leisure Products
HAS|Hasbro||80|11.2|1.3|3.5
## Other Specialty Retail
TSCO|Tractor Supply||55|29|3.7|1.7
ULTA|Ulta Beauty||530|23.7|2.8|0
## Restaurants
CMG|Chipotle Mexican Grill|Chipotle|31|41|3|0
DPZ|Domino's||415|14|1.15|1.7
DRI|Darden Restaurants|Darden|176|20|3.1|3.4
MCD|McDonald's Corp.|McDonald's|306|218|7.1|2.4
SBUX|Starbucks Corp.|Starbucks|84|95|9.6|2.9
YUM|Yum Brands||149|41|2|1.9
## Specialized Consumer Services
DASH|DoorDash Inc.|DoorDash|198|85|3.4|0
# Consumer Staples
## Agricultural Products & Services
ADM|Archer-Daniels-Midland|ADM|59|28|20.4|3.4
BG|Bunge Global|Bunge|95|19|22.2|2.9
## Brewers
TAP|Molson Coors Beverage Company|Molson Coors|46|9.1|3|4
## Consumer Staples Merchandise Retail
COST|Costco Wholesale|Costco|905|401|67|0.6
DG|Dollar General||103|23|10.7|2.3
DLTR|Dollar Tree||105|21.3|4.7|0
TGT|Target Corp.|Target|88|40|25.3|5.2
WMT|Walmart Inc.|Walmart|102|815|179|0.9
## Distillers & Vintners
BF.B|Brown-Forman||29|13.7|1|3.1
STZ|Constellation Brands||133|23.2|2.5|3.1
## Food Distributors
SYY|Sysco||75|36|21.1|2.9
## Food Retail
CASY|Casey's||560|20.8|4.5|0.4
KR|Kroger Co.|Kroger|66|43|34|2.1
## Household Products
CHD|Church & Dwight||85|20.4|1.6|1.4
CL|Colgate-Palmolive||78|63|5.1|2.7
CLX|Clorox||106|12.9|1.6|4.7
KMB|Kimberly-Clark||104|34|4.2|4.8
## Packaged Foods & Meats
GIS|General Mills||47|25|4.7|5.2
HRL|Hormel Foods||22.5|12.4|3.1|5.1
HSY|Hershey Co.|Hershey|183|37|3.2|3
KHC|Kraft Heinz Co.|Kraft Heinz|25|30|6.2|6.4
MDLZ|Mondelez International|Mondelez|56|72|9.7|3.6
MKC|McCormick & Company|McCormick|67|18|1.7|2.7
SJM|J.M. Smucker Company|J.M. Smucker|107|11.4|2.3|4.1
TSN|Tyson Foods|Tyson|54|19|13.9|3.7
## Personal Care Products
EL|Estee Lauder Cos.|Estee Lauder|88|32|3.5|1.6
KVUE|Kenvue||17|32.6|3.8|4.9
PG|Procter & Gamble||148|346|22|2.9
## Soft Drinks & Non-alcoholic Beverages
KDP|Keurig Dr Pepper||27|36.8|4.3|3.4
KO|Coca-Cola Co.|Coca-Cola|71|306|12.5|2.9
MNST|Monster Beverage||72|70|2.2|0
PEP|PepsiCo Inc.|PepsiCo|146|200|24|3.9
## Tobacco
MO|Altria Group|Altria|58|97|5.3|7.3
PM|Philip Morris International|Philip Morris|153|238|10.8|3.8
# Energy
## Integrated Oil & Gas
CVX|Chevron Corp.|Chevron|154|310|49|4.4
XOM|Exxon Mobil Corp.|Exxon Mobil|117|498|85|3.5
## Oil & Gas Equipment & Services
BKR|Baker Hughes||49|48|7|1.9
HAL|Halliburton Co.|Halliburton|27|23|5.6|2.5
SLB|SLB Ltd.|SLB|37|55|8.9|3.1
## Oil & Gas Exploration & Production
APA|APA Corporation|APA|24|8.6|2.1|4.1
COP|ConocoPhillips||89|111|15|3.7
DVN|Devon Energy|Devon|36|23|4.3|2.6
EOG|EOG Resources|EOG|109|59|5.8|3.7
EQT|EQT Corp.|EQT|58|36|2|1.1
EXE|Expand Energy||113|27|2.2|2
FANG|Diamondback Energy||148|42|3.8|2.7
OXY|Occidental Petroleum|Occidental|42|41|6.6|2.3
TPL|Texas Pacific Land Corporation|Texas Pacific Land|900|20.7|0.2|0.7
## Oil & Gas Refining & Marketing
MPC|Marathon Petroleum||195|59|35.8|2
PSX|Phillips 66||138|56|34.5|3.5
VLO|Valero Energy|Valero|177|54|32.2|2.6
## Oil & Gas Storage & Transportation
KMI|Kinder Morgan||27|60|4.1|4.3
OKE|Oneok||72|45|8.6|5.7
TRGP|Targa Resources||172|37|4.2|2.3
WMB|Williams Cos.|Williams|60|73|2.9|3.3
# Financials
## Asset Management & Custody Banks
AMP|Ameriprise Financial|Ameriprise|460|43|4.8|1.4
APO|Apollo Global Management|Apollo|130|75|4|1.6
ARES|Ares Management||155|50|1.2|2.9
BEN|Franklin Resources||22.5|11.8|2.3|5.7
BLK|BlackRock Inc.|BlackRock|1030|160|6.5|2
BNY|BNY Mellon||110|77|5.1|1.9
BX|Blackstone Inc.|Blackstone|142|174|3.1|3.3
IVZ|Invesco||24|10.7|1.2|3.5
KKR|KKR & Co.|KKR|118|105|3.2|0.6
NTRS|Northern Trust||130|24.6|2|2.5
STT|State Street Corporation|State Street|118|33.6|3.5|2.8
TROW|T. Rowe Price||103|22.6|1.9|4.9
## Consumer Finance
AXP|American Express||345|238|18.4|1
COF|Capital One Financial|Capital One|209|133|15.4|1.5
SYF|Synchrony Financial|Synchrony|75|27|3.9|1.6
## Diversified Banks
BAC|Bank of America Corp.|Bank of America|52|381|28|2.1
C|Citigroup Inc.|Citi|100|179|22|2.4
JPM|JPMorgan Chase & Co.|JPMorgan|305|830|46|2
PNC|PNC Financial Services|PNC|186|73|5.9|3.6
TFC|Truist Financial||46|59|5.2|4.5
USB|U.S. Bancorp|US Bancorp|49|76|7.3|4.2
WFC|Wells Fargo & Co.|Wells Fargo|84|264|21.4|2.1
## Financial Exchanges & Data
CBOE|Cboe Global Markets|Cboe|255|26.7|0.6|1.1
CME|CME Group||278|100|1.5|1.8
COIN|Coinbase Global|Coinbase|262|71|1.9|0
FDS|FactSet||275|10.4|0.6|1.6
ICE|Intercontinental Exchange||155|88|2.4|1.2
MCO|Moody's Corporation|Moody's|480|86|2|0.8
MSCI|MSCI Inc.|MSCI|560|42|0.79|1.3
NDAQ|Nasdaq, Inc.|Nasdaq Inc.|88|50|1.3|1.2
SPGI|S&P Global||491|149|3.9|0.8
## Insurance Brokers
AJG|Arthur J. Gallagher & Co.|Arthur J. Gallagher|255|65|3.4|1
AON|Aon plc|Aon|350|75|4|0.8
BRO|Brown & Brown||80|27|1.6|0.8
ERIE|Erie Indemnity||290|15.2|1.05|1.9
MRSH|Marsh McLennan||182|89|6.4|2
WTW|Willis Towers Watson|WTW|320|31.4|2.3|1.2
## Investment Banking & Brokerage
GS|Goldman Sachs Group|Goldman Sachs|790|239|15.2|2
HOOD|Robinhood Markets|Robinhood|118|106|1.3|0
IBKR|Interactive Brokers||66|110|1.6|0.5
MS|Morgan Stanley||163|259|18.2|2.5
RJF|Raymond James Financial|Raymond James|158|31.3|3.7|1.3
SCHW|Charles Schwab Corp.|Schwab|92|163|6.1|1.2
## Life & Health Insurance
AFL|Aflac||110|58|4.5|2.1
GL|Globe Life||133|10.7|1.5|0.8
MET|MetLife Inc.|MetLife|77|51|17.4|3
PFG|Principal Financial Group|Principal Financial|83|18.6|3.7|3.7
PRU|Prudential Financial|Prudential|106|37.4|15|5.1
## Multi-Sector Holdings
BRK.B|Berkshire Hathaway||508|1095|95|0
## Multi-line Insurance
AIG|American International Group|AIG|79|43|6.9|2.3
AIZ|Assurant||225|11.3|3.2|1.4
L|Loews Corporation|Loews|106|22|4.5|0.2
## Property & Casualty Insurance
ACGL|Arch Capital Group||92|34|4.6|0
ALL|Allstate||210|55|17|1.9
CB|Chubb Ltd.|Chubb|296|117|16.1|1.3
CINF|Cincinnati Financial||165|25.8|2.9|2.1
HIG|Hartford||134|37.6|7.1|1.6
PGR|Progressive Corp.|Progressive|226|132|22.5|0.2
TRV|Travelers Companies|Travelers|285|63.6|12.5|1.5
WRB|W. R. Berkley Corporation|W.R. Berkley|76|28.8|3.7|0.5
## Regional Banks
CFG|Citizens Financial Group|Citizens Financial|53|22.8|2.1|3.2
FITB|Fifth Third Bancorp|Fifth Third|43|28.5|2.3|3.7
HBAN|Huntington Bancshares||16.3|23.8|2.1|3.8
KEY|KeyCorp||18.2|19.9|1.9|4.5
MTB|M&T Bank||189|29|2.5|3.2
RF|Regions Financial Corporation|Regions Financial|25|22|1.9|4.2
## Reinsurance
EG|Everest Group|Everest|320|13.4|4.3|2.5
## Transaction & Payment Processing Services
CPAY|Corpay||295|20.7|1.15|0
FIS|Fidelity National Information Services|FIS|66|34.4|2.7|2.4
FISV|Fiserv||64|35|5.2|0
GPN|Global Payments||76|18.3|2|1.3
JKHY|Jack Henry & Associates|Jack Henry|172|12.5|0.63|1.4
MA|Mastercard Inc.|Mastercard|540|485|8.6|0.6
PYPL|PayPal Holdings|PayPal|62|58|8.4|0.9
V|Visa Inc.|Visa|328|633|10.7|0.8
XYZ|Block Inc.|Block|62|38|6.1|0
# Health Care
## Biotechnology
ABBV|AbbVie Inc.|AbbVie|233|412|15.8|3
AMGN|Amgen Inc.|Amgen|338|182|9.6|2.8
BIIB|Biogen Inc.|Biogen|172|25|2.5|0
GILD|Gilead Sciences|Gilead|126|156|7.8|2.5
INCY|Incyte||103|20|1.35|0
MRNA|Moderna Inc.|Moderna|25|10|1|0
REGN|Regeneron Pharmaceuticals|Regeneron|705|74|3.8|0.5
VRTX|Vertex Pharmaceuticals|Vertex|425|108|3.1|0
## Health Care Distributors
CAH|Cardinal Health||205|49|64|1
COR|Cencora||365|70|83|0.6
HSIC|Henry Schein||71|8.5|3.3|0
MCK|McKesson Corp.|McKesson|850|105|103|0.4
## Health Care Equipment
ABT|Abbott Laboratories|Abbott|128|223|11.4|1.8
BAX|Baxter International||18.6|9.6|2.8|0.2
BDX|Becton Dickinson||193|55|5.9|2.1
BSX|Boston Scientific||100|148|5.1|0
DXCM|Dexcom||60|23.4|1.2|0
EW|Edwards Lifesciences||84|49|1.5|0
GEHC|GE HealthCare||77|35|5.1|0.2
IDXX|Idexx Laboratories|Idexx|730|58|1.1|0
ISRG|Intuitive Surgical||565|200|2.5|0
MDT|Medtronic plc|Medtronic|102|131|9|2.8
PODD|Insulet Corporation|Insulet|330|23.2|0.7|0
RMD|ResMed||250|36.6|1.34|1
RVTY|Revvity||98|11.2|0.7|0.3
STE|Steris||262|25.7|1.46|0.9
SYK|Stryker Corp.|Stryker|365|140|6.1|0.9
ZBH|Zimmer Biomet||92|18.2|2|1
## Health Care Facilities
HCA|HCA Healthcare|HCA|475|108|19.2|0.6
UHS|Universal Health Services|Universal Health|230|14.6|4.5|0.4
## Health Care Services
CI|Cigna||270|72|69|2.2
CVS|CVS Health||78|99|103|3.4
DGX|Quest Diagnostics||188|21|2.8|1.7
DVA|DaVita||120|8.4|3.4|0
LH|Labcorp||265|22|3.5|1.1
## Health Care Supplies
ALGN|Align Technology||135|9.8|1|0
COO|Cooper Companies|CooperCompanies|74|14.6|1.06|0
WST|West Pharmaceutical Services|West Pharmaceutical|270|19.4|0.8|0.3
## Health Care Technology
SOLV|Solventum||80|13.9|2.1|0
VEEV|Veeva Systems|Veeva|240|39.4|0.79|0
## Life Sciences Tools & Services
A|Agilent Technologies|Agilent|148|42|1.8|0.7
CRL|Charles River Laboratories|Charles River|170|8.3|1|0
DHR|Danaher Corp.|Danaher|226|160|6.1|0.6
IQV|IQVIA||225|38.3|4.1|0
MTD|Mettler Toledo|Mettler-Toledo|1430|29.3|1.03|0
TECH|Bio-Techne||60|9.3|0.29|0.5
TMO|Thermo Fisher Scientific|Thermo Fisher|585|220|11.1|0.3
WAT|Waters Corporation|Waters|385|22.9|0.8|0
## Managed Health Care
CNC|Centene Corporation|Centene|38|18.7|49|0
ELV|Elevance Health|Elevance|330|73|50|2.1
HUM|Humana Inc.|Humana|235|28|32.6|1.5
UNH|UnitedHealth Group|UnitedHealth|320|290|113|2.8
## Pharmaceuticals
BMY|Bristol Myers Squibb||47|96|12.2|5.3
JNJ|Johnson & Johnson||202|487|24|2.6
LLY|Eli Lilly & Co.|Eli Lilly|1010|955|17.6|0.6
MRK|Merck & Co.|Merck|97|242|17.3|3.5
PFE|Pfizer Inc.|Pfizer|25|142|16.7|6.9
VTRS|Viatris||10.6|12.3|3.7|4.5
ZTS|Zoetis Inc.|Zoetis|122|54|2.4|1.6
# Industrials
## Aerospace & Defense
AXON|Axon Enterprise||560|44|0.71|0
BA|Boeing Co.|Boeing|190|144|23.3|0
GD|General Dynamics||342|92|12.9|1.8
GE|GE Aerospace||303|320|12.2|0.5
HII|Huntington Ingalls Industries|Huntington Ingalls|310|12.2|3.1|1.7
HONA|Honeywell Aerospace||190|60|4.4|0.6
HWM|Howmet Aerospace||200|80|2.1|0.2
LHX|L3Harris||288|54|5.6|1.7
LMT|Lockheed Martin||465|108|18.6|3
NOC|Northrop Grumman||570|81|10.4|1.6
RTX|RTX Corp.|RTX|174|233|22.5|1.6
TDG|TransDigm Group|TransDigm|1340|75.5|2.4|0
TXT|Textron||82|14.5|3.6|0.1
## Agricultural & Farm Machinery
DE|Deere & Co.|Deere|476|129|12|1.4
## Air Freight & Logistics
CHRW|C.H. Robinson||155|18.4|4.1|1.6
EXPD|Expeditors International|Expeditors|140|18.9|2.8|1.1
FDX|FedEx Corp.|FedEx|268|63|22.2|2.2
UPS|United Parcel Service|UPS|94|80|21.4|7
## Building Products
ALLE|Allegion||165|14.2|1.05|1.2
AOS|A. O. Smith|A.O. Smith|66|9.2|0.95|2.1
BLDR|Builders FirstSource||112|12.4|3.9|0
CARR|Carrier Global|Carrier|54|45|5.6|1.7
FERG|Ferguson Enterprises|Ferguson|245|48|8.2|1.4
JCI|Johnson Controls||116|76|6.4|1.4
LII|Lennox International||480|16.9|1.4|1.1
MAS|Masco||64|13.3|1.9|1.9
TT|Trane Technologies|Trane|420|93.6|5.7|0.9
## Cargo Ground Transportation
FDXF|FedEx Freight||95|22.8|2.3|0.5
JBHT|J.B. Hunt||172|16.6|3.1|1
ODFL|Old Dominion||137|28.7|1.4|0.8
## Construction & Engineering
EME|Emcor||620|27.7|4.3|0.2
FIX|Comfort Systems USA|Comfort Systems|940|33|2.4|0.2
J|Jacobs Solutions|Jacobs|135|16|3.1|0.9
PWR|Quanta Services|Quanta|450|67|7.6|0.1
## Construction Machinery & Heavy Transportation Equipment
CAT|Caterpillar Inc.|Caterpillar|560|262|17.6|1.1
CMI|Cummins||475|65|8.3|1.7
PCAR|Paccar||105|55|6.7|1.3
WAB|Wabtec||208|35.5|2.9|0.5
## Data Processing & Outsourced Services
BR|Broadridge Financial Solutions|Broadridge|228|26.7|1.6|1.7
## Diversified Support Services
CPRT|Copart||41|40|1.15|0
CTAS|Cintas||186|75|2.7|1
LDOS|Leidos||190|24.4|4.4|0.9
## Electrical Components & Equipment
AME|Ametek||197|45|1.9|0.6
EMR|Emerson Electric|Emerson|130|73|4.8|1.6
ETN|Eaton Corp.|Eaton|342|133|7|1.2
ROK|Rockwell Automation|Rockwell|390|43.8|2.3|1.4
VRT|Vertiv Holdings|Vertiv|166|63|2.7|0.1
## Environmental & Facilities Services
ROL|Rollins, Inc.|Rollins|59|28.4|1.03|1.2
RSG|Republic Services||215|66.6|4.2|1.2
VLTO|Veralto||101|25|1.4|0.4
WM|Waste Management||209|84|6.4|1.6
## Heavy Electrical Equipment
GEV|GE Vernova||575|156|10|0.2
GNRC|Generac||155|9.1|1.15|0
## Human Resource & Employment Services
ADP|Automatic Data Processing|ADP|255|103|5.2|2.4
PAYX|Paychex||112|40.3|1.5|3.8
## Industrial Conglomerates
DD|DuPont||39|16.3|3|2.1
HON|Honeywell Technologies|Honeywell|196|125|10.4|2.4
MMM|3M Co.|3M|167|89|6.3|1.7
## Industrial Machinery & Supplies & Components
DOV|Dover Corporation|Dover|185|25.3|2.1|1.1
FTV|Fortive||53|18|1.1|0.6
GWW|W. W. Grainger|Grainger|950|45|4.6|0.9
HUBB|Hubbell Incorporated|Hubbell|430|22.9|1.5|1.3
IEX|IDEX Corporation|IDEX|172|12.8|0.88|1.6
IR|Ingersoll Rand||79|31.2|1.95|0.1
ITW|Illinois Tool Works||247|71.5|4.1|2.6
NDSN|Nordson Corporation|Nordson|235|13.2|0.75|1.4
OTIS|Otis Worldwide||88|34.4|3.7|1.9
PH|Parker Hannifin|Parker-Hannifin|860|109|5.1|0.8
PNR|Pentair||106|17.4|1.05|0.9
SNA|Snap-on||340|17.7|1.2|2.6
SWK|Stanley Black & Decker||68|10.5|3.8|4.9
XYL|Xylem Inc.|Xylem|147|35.8|2.3|1.1
## Passenger Airlines
DAL|Delta Air Lines|Delta|59|39|16.7|1.3
LUV|Southwest Airlines|Southwest|33|17|7|2.2
UAL|United Airlines Holdings|United Airlines|94|30|15.2|0
## Passenger Ground Transportation
UBER|Uber Technologies|Uber|88|183|13.5|0
## Rail Transportation
CSX|CSX Corp.|CSX|34|64|3.6|1.5
NSC|Norfolk Southern||284|64|3.1|1.9
UNP|Union Pacific||224|133|6.2|2.5
## Research & Consulting Services
EFX|Equifax||210|25.6|1.55|0.9
VRSK|Verisk Analytics|Verisk|218|30.4|0.77|0.8
## Trading Companies & Distributors
FAST|Fastenal||41|47|2.1|2.1
URI|United Rentals||820|52.4|4.2|0.9
# Information Technology
## Application Software
ADBE|Adobe Inc.|Adobe|328|137|6|0
ADSK|Autodesk||300|64|1.8|0
CDNS|Cadence Design Systems|Cadence|320|87|1.34|0
CRM|Salesforce Inc.|Salesforce|238|226|10.2|0.7
DDOG|Datadog Inc.|Datadog|172|60|0.9|0
FICO|Fair Isaac||1750|42|0.52|0
INTU|Intuit Inc.|Intuit|655|183|3.9|0.7
ORCL|Oracle Corp.|Oracle|222|630|15.5|0.9
PLTR|Palantir Technologies|Palantir|172|410|1.2|0
PTC|PTC Inc.|PTC|176|21|0.89|0
SNPS|Synopsys Inc.|Synopsys|392|73|1.9|0
TRMB|Trimble Inc.|Trimble|79|18.8|0.9|0
TYL|Tyler Technologies||470|20.2|0.6|0
WDAY|Workday, Inc.|Workday|225|60|2.4|0
## Communications Equipment
ANET|Arista Networks|Arista|128|161|2.3|0
CIEN|Ciena||200|28|1.2|0
CSCO|Cisco Systems|Cisco|77|305|14.8|2.1
FFIV|F5, Inc.|F5|240|13.9|0.8|0
LITE|Lumentum||260|18.5|0.53|0
MSI|Motorola Solutions||375|62.4|3|1.2
## Electronic Components
APH|Amphenol||140|171|6.2|0.5
COHR|Coherent Corp.|Coherent|150|23.4|1.55|0
GLW|Corning Inc.|Corning|84|72|4.2|1.3
## Electronic Equipment & Instruments
KEYS|Keysight Technologies|Keysight|195|33.5|1.4|0
ROP|Roper Technologies|Roper|450|48.4|2|0.7
TDY|Teledyne Technologies|Teledyne|510|24|1.54|0
ZBRA|Zebra Technologies|Zebra|250|12.7|1.3|0
## Electronic Manufacturing Services
FLEX|Flex Ltd.|Flex|60|22.3|6.8|0
JBL|Jabil||215|23|8.3|0.1
TEL|TE Connectivity||235|69|4.7|1.2
## IT Consulting & Other Services
ACN|Accenture plc|Accenture|247|154|17.6|2.6
CTSH|Cognizant||76|37|5.4|1.6
IBM|International Business Machines|IBM|302|282|16.3|2.2
IT|Gartner||230|16.6|1.55|0
## Internet Services & Infrastructure
AKAM|Akamai Technologies||86|12.5|1.05|0
GDDY|GoDaddy||128|17.5|1.26|0
VRSN|Verisign||252|23.5|0.42|1.2
## Semiconductor Materials & Equipment
AMAT|Applied Materials||232|184|6.8|0.8
KLAC|KLA Corporation|KLA|1170|154|3.2|0.7
LRCX|Lam Research||155|195|5.3|0.7
Q|Qnity Electronics|Qnity|82|17.2|1.25|0.4
TER|Teradyne||175|27.4|0.77|0.3
## Semiconductors
ADI|Analog Devices||240|118|3.1|1.7
AMD|Advanced Micro Devices|AMD|225|366|9.2|0
AVGO|Broadcom Inc.|Broadcom|345|1620|16.5|0.7
FSLR|First Solar||258|28|1.6|0
INTC|Intel Corp.|Intel|36|172|13.6|0
MCHP|Microchip Technology|Microchip|54|29|1.14|3.4
MPWR|Monolithic Power Systems|Monolithic Power|930|44.6|0.74|0.7
MRVL|Marvell Technology|Marvell|86|74|2.1|0.3
MU|Micron Technology|Micron|235|264|11.3|0.2
NVDA|Nvidia Corp.|Nvidia|186|4520|55|0.02
NXPI|NXP Semiconductors|NXP|200|50|3.2|2
ON|ON Semiconductor||50|20.4|1.55|0
QCOM|Qualcomm Inc.|Qualcomm|168|180|11|2.1
SWKS|Skyworks Solutions||68|10.1|1.1|4.2
TXN|Texas Instruments||161|146|4.7|3.5
## Systems Software
CRWD|CrowdStrike Holdings|CrowdStrike|525|131|1.2|0
FTNT|Fortinet Inc.|Fortinet|81|61|1.7|0
GEN|Gen Digital||27|16.6|1.2|1.9
MSFT|Microsoft Corp.|Microsoft|495|3680|76|0.7
NOW|ServiceNow Inc.|ServiceNow|830|172|3.4|0
PANW|Palo Alto Networks||198|134|2.5|0
## Technology Distributors
CDW|CDW Corporation|CDW|143|18.6|5.7|1.7
## Technology Hardware, Storage & Peripherals
AAPL|Apple Inc.|Apple|268|3960|102|0.4
DELL|Dell Technologies|Dell|126|85|29|1.7
HPE|Hewlett Packard Enterprise|HPE|22.5|29.7|9.6|2.3
HPQ|HP Inc.|HP|24|22|14|4.9
NTAP|NetApp||111|22|1.7|1.9
SMCI|Super Micro Computer|Supermicro|34|20|5.3|0
SNDK|Sandisk||215|31.5|2.3|0
STX|Seagate Technology|Seagate|258|55|2.6|1.1
WDC|Western Digital||158|54|2.8|0.3
# Materials
## Commodity Chemicals
DOW|Dow Inc.|Dow|23|16|10|6.1
## Construction Materials
CRH|CRH plc|CRH|115|77|10.9|1.3
MLM|Martin Marietta Materials|Martin Marietta|610|36.8|1.85|0.5
VMC|Vulcan Materials||291|38|2.3|0.7
## Copper
FCX|Freeport-McMoRan||41|59|6.9|1.5
## Fertilizers & Agricultural Chemicals
CF|CF Industries||80|12|1.7|2.5
CTVA|Corteva Inc.|Corteva|64|43|2.6|1.1
MOS|Mosaic Co.|Mosaic|25|8|3.5|3.5
## Gold
NEM|Newmont Corp.|Newmont|87|95|5.5|1.1
## Industrial Gases
APD|Air Products||255|57|3.2|2.8
LIN|Linde plc|Linde|417|195|8.6|1.4
## Metal, Glass & Plastic Containers
BALL|Ball Corporation|Ball|49|13.2|3.4|1.6
## Paper & Plastic Packaging Products & Materials
AMCR|Amcor||8.4|19.4|5.7|6.1
AVY|Avery Dennison||175|13.6|2.2|2.1
IP|International Paper||38|20|6.2|4.8
PKG|Packaging Corporation of America|Packaging Corp.|199|17.9|2.3|2.5
SW|Smurfit Westrock||36|18.8|8|4.8
## Specialty Chemicals
ALB|Albemarle Corp.|Albemarle|118|14|1.3|1.4
ECL|Ecolab||265|75|4.2|1
IFF|International Flavors & Fragrances|IFF|66|17|2.7|2.4
LYB|LyondellBasell||45|14.5|7.5|12
PPG|PPG Industries||98|22|4.1|2.9
SHW|Sherwin-Williams||332|82|6.4|1
## Steel
NUE|Nucor Corp.|Nucor|149|34|8.5|1.5
STLD|Steel Dynamics||157|23|4.8|1.3
# Real Estate
## Data Center REITs
DLR|Digital Realty||160|55|1.6|3.1
EQIX|Equinix Inc.|Equinix|775|76|2.3|2.4
## Health Care REITs
DOC|Healthpeak Properties|Healthpeak|17.5|12.2|0.7|7
VTR|Ventas||79|36.3|1.49|2.4
WELL|Welltower Inc.|Welltower|200|136|2.7|1.5
## Hotel & Resort REITs
HST|Host Hotels & Resorts|Host Hotels|17.6|12.1|1.4|4.5
VICI|Vici Properties||29|31|1|6.2
## Industrial REITs
PLD|Prologis Inc.|Prologis|126|117|2.2|3.2
## Multi-Family Residential REITs
AVB|AvalonBay Communities|AvalonBay|178|25|0.77|3.9
CPT|Camden Property Trust|Camden Property|105|11.3|0.4|4
EQR|Equity Residential||61|23.2|0.78|4.5
ESS|Essex Property Trust|Essex Property|255|16.5|0.47|4
MAA|Mid-America Apartment Communities|Mid-America Apartment|133|15.6|0.55|4.6
UDR|UDR, Inc.|UDR|35|11.6|0.43|4.9
## Office REITs
ARE|Alexandria Real Estate Equities|Alexandria Real Estate|54|9.3|0.75|9
BXP|BXP Inc.|BXP|71|11|0.87|4
## Other Specialized REITs
IRM|Iron Mountain||86|25.4|1.75|3.9
## Real Estate Services
CBRE|CBRE Group|CBRE|157|47|10.3|0
CSGP|CoStar Group|CoStar|69|29|0.83|0
## Retail REITs
FRT|Federal Realty Investment Trust|Federal Realty|97|8.4|0.32|4.6
KIM|Kimco Realty|Kimco|20.5|13.9|0.54|5
O|Realty Income||57|53|1.5|5.7
REG|Regency Centers||70|12.8|0.39|4.3
SPG|Simon Property Group|Simon Property|182|59|1.6|4.8
## Self-Storage REITs
EXR|Extra Space Storage|Extra Space|133|28.2|0.86|4.9
PSA|Public Storage||272|48|1.2|4.4
## Single-Family Residential REITs
INVH|Invitation Homes||28|17|0.69|4.2
## Telecom Tower REITs
AMT|American Tower||181|85|2.7|3.8
CCI|Crown Castle||90|39|1.07|4.7
SBAC|SBA Communications||197|21|0.73|2.2
## Timber REITs
WY|Weyerhaeuser||22.5|16.2|1.72|3.7
# Utilities
## Electric Utilities
AEP|American Electric Power||121|65|6|3.1
CEG|Constellation Energy||345|108|6.6|0.4
DUK|Duke Energy||122|95|8.5|3.5
EIX|Edison International||57|22|4.9|5.8
ES|Eversource Energy|Eversource|67|25|3.1|4.5
ETR|Entergy||95|42.4|3.6|2.6
EVRG|Evergy||76|17.5|1.7|3.6
EXC|Exelon||46|46.5|6.6|3.5
FE|FirstEnergy||46|26.6|3.8|3.9
LNT|Alliant Energy||68|17.5|1.2|3
PEG|Public Service Enterprise Group|PSEG|81|40.4|3.2|3.1
PPL|PPL Corporation|PPL|36|26.6|2.2|3
SO|Southern Co.|Southern|90|99|7.8|3.3
VST|Vistra Corp.|Vistra|175|59|5|0.5
WEC|WEC Energy Group|WEC Energy|110|35.7|2.1|3.2
## Gas Utilities
ATO|Atmos Energy||175|28|0.9|2
## Independent Power Producers & Energy Traders
AES|AES Corporation|AES|14|10|3.2|5
NRG|NRG Energy|NRG|165|32|7.6|1.1
## Multi-Utilities
AEE|Ameren||105|28|2.3|2.7
CMS|CMS Energy||73|22|2|3
CNP|CenterPoint Energy|CenterPoint|39|25.5|2|2.3
D|Dominion Energy|Dominion|61|52|4.5|4.4
DTE|DTE Energy||138|28.6|3.5|3.2
ED|Consolidated Edison|Con Edison|99|36|4.5|3.4
NEE|NextEra Energy|NextEra|84|175|8|2.7
NI|NiSource||43|20.3|1.3|2.6
PCG|PG&E Corp.|PG&E|16|35|6.3|0.6
PNW|Pinnacle West Capital|Pinnacle West|89|10.6|1.8|4.1
SRE|Sempra||93|60.7|3.3|2.8
XEL|Xcel Energy|Xcel|81|48|3.9|2.8
## Water Utilities
AWK|American Water Works|American Water|130|25.4|1.45|2.5
`

/** Styles that the first rows need not wait for. */
import './media.css'
import './more-fonts.css'

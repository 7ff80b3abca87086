module github.com/gsmack/gsmack

go 1.24

require (
	github.com/alecthomas/participle/v2 v2.1.4
	github.com/chromedp/cdproto v0.0.0-20250724212937-08a3db8b4327
	github.com/chromedp/chromedp v0.14.2
	github.com/goccy/go-yaml v1.19.2
	github.com/google/go-cmp v0.7.0
	github.com/llir/llvm v0.3.7-0.20241206180354-f0912dd3bef2
	github.com/rogpeppe/go-internal v1.13.1
	github.com/spf13/pflag v1.0.10
	golang.org/x/sync v0.10.0
	golang.org/x/term v0.27.0
)

require (
	github.com/chromedp/sysutil v1.1.0 // indirect
	github.com/go-json-experiment/json v0.0.0-20250725192818-e39067aee2d2 // indirect
	github.com/gobwas/httphead v0.1.0 // indirect
	github.com/gobwas/pool v0.2.1 // indirect
	github.com/gobwas/ws v1.4.0 // indirect
	github.com/llir/ll v0.0.0-20220802205332-9207a04d0275 // indirect
	github.com/mewmew/float v0.0.0-20201204173432-505706aa38fa // indirect
	github.com/pkg/errors v0.9.1 // indirect
	golang.org/x/mod v0.21.0 // indirect
	golang.org/x/sys v0.34.0 // indirect
	golang.org/x/tools v0.26.0 // indirect
)

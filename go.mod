module github.com/gsmack/gsmack

go 1.24

require (
	github.com/alecthomas/participle/v2 v2.1.4
	github.com/goccy/go-yaml v1.19.2
	github.com/google/go-cmp v0.7.0
	github.com/rogpeppe/go-internal v1.13.1
	github.com/spf13/pflag v1.0.10
	golang.org/x/sync v0.10.0
	golang.org/x/term v0.27.0
)

require (
	golang.org/x/sys v0.28.0 // indirect
	golang.org/x/tools v0.26.0 // indirect
)

# make demo: from a bare Debian 12 with Go to a verdict on a real program.
# make test: everything that is checked.
# make bench: the table of docs/BENCHMARKS.md, measured on this machine.

.PHONY: all always bench build clean demo test

all: build

build: bin/gsmack

bin/gsmack: always
	go build -o $@ ./cmd/gsmack

always:

demo:
	scripts/install run
	go build -o bin/gsmack ./cmd/gsmack
	scripts/demo bin/gsmack

test:
	scripts/install test
	go test -timeout 25m ./...

bench: build
	bin/gsmack bench --into=docs/BENCHMARKS.md

clean:
	rm -rf bin

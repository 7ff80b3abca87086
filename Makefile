# make demo: from a bare Debian 12 with Go to a verdict on a real program.
# make test: everything that is checked.
# make bench: the table of docs/BENCHMARKS.md, measured on one core of this machine.
# make bench-engines: the engines compared on the programs of tests/.

.PHONY: all always bench bench-engines build clean demo test

all: build

build: bin/gsmack

bin/gsmack: always
	go build -o $@ ./cmd/gsmack
	ln -sf gsmack bin/gsmack-cc

always:

demo:
	scripts/install run
	go build -o bin/gsmack ./cmd/gsmack
	scripts/demo bin/gsmack

test:
	scripts/install test
	go test -timeout 25m ./...

bench: build
	taskset -c 0 bin/gsmack bench --into=docs/BENCHMARKS.md

# What the engines side by side take on all test programs, and what seq alone takes, on one core: the last lines.
bench-engines: build
	taskset -c 0 bin/gsmack bench --timeout=10s tests/programs tests/demo
	taskset -c 0 bin/gsmack bench --timeout=10s --engine=seq tests/programs tests/demo

clean:
	rm -rf bin

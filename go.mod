module github.com/gsmack/gsmack

go 1.23

target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
define dso_local { i64, i64 } @__VERIFIER_nondet_int128() {
entry:
  %call = call i64 @__gsmack_nondet_ulonglong()
  %call1 = call i64 @__gsmack_nondet_ulonglong()
  %.fca.0.insert = insertvalue { i64, i64 } poison, i64 %call, 0
  %.fca.1.insert = insertvalue { i64, i64 } %.fca.0.insert, i64 %call1, 1
  ret { i64, i64 } %.fca.1.insert
}
declare dso_local i64 @__gsmack_nondet_ulonglong()
define dso_local { i64, i64 } @__VERIFIER_nondet_uint128() {
entry:
  %call = call i64 @__gsmack_nondet_ulonglong()
  %call1 = call i64 @__gsmack_nondet_ulonglong()
  %.fca.0.insert = insertvalue { i64, i64 } poison, i64 %call, 0
  %.fca.1.insert = insertvalue { i64, i64 } %.fca.0.insert, i64 %call1, 1
  ret { i64, i64 } %.fca.1.insert
}

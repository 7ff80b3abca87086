target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
%struct.wide = type { i64, i64 }
define dso_local void @__VERIFIER_nondet_int128(%struct.wide* noalias sret(%struct.wide) align 4 %agg.result) {
entry:
  %low = getelementptr inbounds %struct.wide, %struct.wide* %agg.result, i32 0, i32 0
  %call = call i64 @__gsmack_nondet_ulonglong()
  store i64 %call, i64* %low, align 4
  %high = getelementptr inbounds %struct.wide, %struct.wide* %agg.result, i32 0, i32 1
  %call1 = call i64 @__gsmack_nondet_ulonglong()
  store i64 %call1, i64* %high, align 4
  ret void
}
declare dso_local i64 @__gsmack_nondet_ulonglong()
define dso_local void @__VERIFIER_nondet_uint128(%struct.wide* noalias sret(%struct.wide) align 4 %agg.result) {
entry:
  %low = getelementptr inbounds %struct.wide, %struct.wide* %agg.result, i32 0, i32 0
  %call = call i64 @__gsmack_nondet_ulonglong()
  store i64 %call, i64* %low, align 4
  %high = getelementptr inbounds %struct.wide, %struct.wide* %agg.result, i32 0, i32 1
  %call1 = call i64 @__gsmack_nondet_ulonglong()
  store i64 %call1, i64* %high, align 4
  ret void
}

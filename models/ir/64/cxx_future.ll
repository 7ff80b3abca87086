target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
%struct.result = type { i8*, i8* }
@.str = private unnamed_addr constant [7 x i8] c"future\00", align 1
define dso_local void @_ZNSt13__future_base12_Result_baseC2Ev(%struct.result* noundef %result) {
entry:
  %exception = getelementptr inbounds %struct.result, %struct.result* %result, i32 0, i32 1
  store i8* null, i8** %exception, align 8
  ret void
}
define dso_local void @_ZNSt13__future_base12_Result_baseC1Ev(%struct.result* noundef %result) {
entry:
  %exception = getelementptr inbounds %struct.result, %struct.result* %result, i32 0, i32 1
  store i8* null, i8** %exception, align 8
  ret void
}
define dso_local void @_ZNSt13__future_base12_Result_baseD2Ev(%struct.result* noundef %result) {
entry:
  %exception = getelementptr inbounds %struct.result, %struct.result* %result, i32 0, i32 1
  call void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(i8** noundef %exception)
  ret void
}
declare dso_local void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(i8** noundef)
define dso_local zeroext i1 @_ZNSt28__atomic_futex_unsigned_base19_M_futex_wait_untilEPjjbNSt6chrono8durationIlSt5ratioILl1ELl1EEEENS2_IlS3_ILl1ELl1000000000EEEE(i8* noundef %base, i32* noundef %word, i32 noundef %value, i1 noundef zeroext %timed, i64 noundef %seconds, i64 noundef %nanoseconds) {
entry:
  br i1 %timed, label %land.rhs.i, label %land.end.i
land.rhs.i:
  %call.i = call zeroext i1 @__gsmack_nondet_spurious()
  br label %land.end.i
land.end.i:
  %0 = phi i1 [ false, %entry ], [ %call.i, %land.rhs.i ]
  call void @__gsmack_atomic_begin()
  %1 = load atomic i32, i32* %word monotonic, align 4
  %cmp.i = icmp ne i32 %1, %value
  br i1 %timed, label %if.else.i, label %if.then.i
if.then.i:
  %2 = bitcast i32* %word to i8*
  call void @__gsmack_await_for(i1 noundef zeroext %cmp.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i8* noundef %2, i64 noundef 0)
  br label %wait.exit
if.else.i:
  br i1 %cmp.i, label %lor.end.i, label %lor.rhs.i
lor.rhs.i:
  br label %lor.end.i
lor.end.i:
  %3 = phi i1 [ true, %if.else.i ], [ %0, %lor.rhs.i ]
  call void @__gsmack_assume(i1 noundef zeroext %3)
  br label %wait.exit
wait.exit:
  call void @__gsmack_atomic_end()
  ret i1 %cmp.i
}
define dso_local zeroext i1 @_ZNSt28__atomic_futex_unsigned_base26_M_futex_wait_until_steadyEPjjbNSt6chrono8durationIlSt5ratioILl1ELl1EEEENS2_IlS3_ILl1ELl1000000000EEEE(i8* noundef %base, i32* noundef %word, i32 noundef %value, i1 noundef zeroext %timed, i64 noundef %seconds, i64 noundef %nanoseconds) {
entry:
  br i1 %timed, label %land.rhs.i, label %land.end.i
land.rhs.i:
  %call.i = call zeroext i1 @__gsmack_nondet_spurious()
  br label %land.end.i
land.end.i:
  %0 = phi i1 [ false, %entry ], [ %call.i, %land.rhs.i ]
  call void @__gsmack_atomic_begin()
  %1 = load atomic i32, i32* %word monotonic, align 4
  %cmp.i = icmp ne i32 %1, %value
  br i1 %timed, label %if.else.i, label %if.then.i
if.then.i:
  %2 = bitcast i32* %word to i8*
  call void @__gsmack_await_for(i1 noundef zeroext %cmp.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), i8* noundef %2, i64 noundef 0)
  br label %wait.exit
if.else.i:
  br i1 %cmp.i, label %lor.end.i, label %lor.rhs.i
lor.rhs.i:
  br label %lor.end.i
lor.end.i:
  %3 = phi i1 [ true, %if.else.i ], [ %0, %lor.rhs.i ]
  call void @__gsmack_assume(i1 noundef zeroext %3)
  br label %wait.exit
wait.exit:
  call void @__gsmack_atomic_end()
  ret i1 %cmp.i
}
define dso_local void @_ZNSt28__atomic_futex_unsigned_base19_M_futex_notify_allEPj(i8* noundef %base, i32* noundef %word) {
entry:
  ret void
}
declare dso_local zeroext i1 @__gsmack_nondet_spurious()
declare dso_local void @__gsmack_atomic_begin()
declare dso_local void @__gsmack_await_for(i1 noundef zeroext, i8* noundef, i8* noundef, i64 noundef)
declare dso_local void @__gsmack_assume(i1 noundef zeroext)
declare dso_local void @__gsmack_atomic_end()

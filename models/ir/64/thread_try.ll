target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
%struct.timespec = type { i64, i64 }
@.str = private unnamed_addr constant [42 x i8] c"pthread_tryjoin_np: a thread joins itself\00", align 1
@.str.1 = private unnamed_addr constant [43 x i8] c"pthread_tryjoin_np: the thread is detached\00", align 1
@.str.2 = private unnamed_addr constant [50 x i8] c"pthread_tryjoin_np: the thread was joined already\00", align 1
@.str.3 = private unnamed_addr constant [44 x i8] c"pthread_tryjoin_np: there is no such thread\00", align 1
@.str.4 = private unnamed_addr constant [44 x i8] c"pthread_timedjoin_np: a thread joins itself\00", align 1
@.str.5 = private unnamed_addr constant [45 x i8] c"pthread_timedjoin_np: the thread is detached\00", align 1
@.str.6 = private unnamed_addr constant [52 x i8] c"pthread_timedjoin_np: the thread was joined already\00", align 1
@.str.7 = private unnamed_addr constant [46 x i8] c"pthread_timedjoin_np: there is no such thread\00", align 1
@.str.8 = private unnamed_addr constant [44 x i8] c"pthread_clockjoin_np: a thread joins itself\00", align 1
@.str.9 = private unnamed_addr constant [45 x i8] c"pthread_clockjoin_np: the thread is detached\00", align 1
@.str.10 = private unnamed_addr constant [52 x i8] c"pthread_clockjoin_np: the thread was joined already\00", align 1
@.str.11 = private unnamed_addr constant [46 x i8] c"pthread_clockjoin_np: there is no such thread\00", align 1
@.str.12 = private unnamed_addr constant [13 x i8] c"thread.state\00", align 1
@.str.13 = private unnamed_addr constant [7 x i8] c"misuse\00", align 1
@.str.14 = private unnamed_addr constant [16 x i8] c"thread.detached\00", align 1
@.str.15 = private unnamed_addr constant [14 x i8] c"thread.result\00", align 1
@.str.16 = private unnamed_addr constant [14 x i8] c"thread.number\00", align 1
@.str.17 = private unnamed_addr constant [18 x i8] c"thread-identities\00", align 1
@.str.18 = private unnamed_addr constant [12 x i8] c"thread.over\00", align 1
define dso_local i32 @pthread_tryjoin_np(i64 noundef %thread, i8** noundef %result) {
entry:
  %call = call i32 @join_now(i64 noundef %thread, i8** noundef %result, i32 noundef 16, i8* noundef getelementptr inbounds ([42 x i8], [42 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([43 x i8], [43 x i8]* @.str.1, i64 0, i64 0), i8* noundef getelementptr inbounds ([50 x i8], [50 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([44 x i8], [44 x i8]* @.str.3, i64 0, i64 0))
  ret i32 %call
}
define internal i32 @join_now(i64 noundef %thread, i8** noundef %result, i32 noundef %busy, i8* noundef %itself, i8* noundef %detached, i8* noundef %joined, i8* noundef %unknown) {
entry:
  call void @__gsmack_atomic_begin()
  %call = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.12, i64 0, i64 0), i64 noundef %thread)
  %cmp = icmp eq i64 %thread, 1
  br i1 %cmp, label %land.lhs.true, label %if.end
land.lhs.true:
  %cmp1 = icmp eq i64 %call, 0
  br i1 %cmp1, label %if.then, label %if.end
if.then:
  br label %if.end
if.end:
  %state.0 = phi i64 [ 1, %if.then ], [ %call, %land.lhs.true ], [ %call, %entry ]
  %call.i.i = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.17, i64 0, i64 0), i64 noundef zext (i1 icmp ne (void ()* @__model_compares_identities, void ()* null) to i64))
  %cmp.i.i = icmp ne i64 %call.i.i, 0
  br i1 %cmp.i.i, label %if.end.i, label %if.then.i
if.then.i:
  br label %thread_number.exit
if.end.i:
  %call1.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.16, i64 0, i64 0), i64 noundef %thread)
  %tobool.i = icmp ne i64 %call1.i, 0
  br i1 %tobool.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  br label %cond.end.i
cond.false.i:
  br label %cond.end.i
cond.end.i:
  %cond.i = phi i64 [ %call1.i, %cond.true.i ], [ %thread, %cond.false.i ]
  br label %thread_number.exit
thread_number.exit:
  %retval.0.i = phi i64 [ %cond.i, %cond.end.i ], [ %thread, %if.then.i ]
  %call3 = call i64 @__gsmack_self()
  %cmp4 = icmp eq i64 %retval.0.i, %call3
  br i1 %cmp4, label %land.lhs.true5, label %if.else
land.lhs.true5:
  %cmp6 = icmp eq i32 %busy, 110
  br i1 %cmp6, label %if.then7, label %if.else
if.then7:
  call void @__gsmack_assert(i1 noundef zeroext false, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.13, i64 0, i64 0), i8* noundef %itself)
  br label %if.end28
if.else:
  %call8 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.14, i64 0, i64 0), i64 noundef %thread)
  %tobool = icmp ne i64 %call8, 0
  br i1 %tobool, label %if.then9, label %if.else10
if.then9:
  call void @__gsmack_assert(i1 noundef zeroext false, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.13, i64 0, i64 0), i8* noundef %detached)
  br label %if.end27
if.else10:
  %cmp11 = icmp eq i64 %state.0, 3
  br i1 %cmp11, label %if.then12, label %if.else13
if.then12:
  call void @__gsmack_assert(i1 noundef zeroext false, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.13, i64 0, i64 0), i8* noundef %joined)
  br label %if.end26
if.else13:
  %cmp14 = icmp eq i64 %state.0, 0
  br i1 %cmp14, label %if.then15, label %if.else16
if.then15:
  call void @__gsmack_assert(i1 noundef zeroext false, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.13, i64 0, i64 0), i8* noundef %unknown)
  br label %if.end25
if.else16:
  %cmp17 = icmp eq i64 %state.0, 1
  br i1 %cmp17, label %if.then18, label %if.else19
if.then18:
  br label %if.end24
if.else19:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.12, i64 0, i64 0), i64 noundef %thread, i64 noundef 3)
  %call.i.i13 = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.17, i64 0, i64 0), i64 noundef zext (i1 icmp ne (void ()* @__model_compares_identities, void ()* null) to i64))
  %cmp.i.i14 = icmp ne i64 %call.i.i13, 0
  br i1 %cmp.i.i14, label %if.then.i15, label %thread_may_be_over.exit
if.then.i15:
  call void @__gsmack_ghost_set_scalar(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.18, i64 0, i64 0), i64 noundef 1)
  br label %thread_may_be_over.exit
thread_may_be_over.exit:
  %tobool20 = icmp ne i8** %result, null
  br i1 %tobool20, label %if.then21, label %if.end23
if.then21:
  %call22 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.15, i64 0, i64 0), i64 noundef %thread)
  %0 = inttoptr i64 %call22 to i8*
  store i8* %0, i8** %result, align 8
  br label %if.end23
if.end23:
  br label %if.end24
if.end24:
  %error.0 = phi i32 [ %busy, %if.then18 ], [ 0, %if.end23 ]
  br label %if.end25
if.end25:
  %error.1 = phi i32 [ 3, %if.then15 ], [ %error.0, %if.end24 ]
  br label %if.end26
if.end26:
  %error.2 = phi i32 [ 3, %if.then12 ], [ %error.1, %if.end25 ]
  br label %if.end27
if.end27:
  %error.3 = phi i32 [ 22, %if.then9 ], [ %error.2, %if.end26 ]
  br label %if.end28
if.end28:
  %error.4 = phi i32 [ 35, %if.then7 ], [ %error.3, %if.end27 ]
  call void @__gsmack_atomic_end()
  ret i32 %error.4
}
define dso_local i32 @pthread_timedjoin_np(i64 noundef %thread, i8** noundef %result, %struct.timespec* noundef %time) {
entry:
  %tobool = icmp ne %struct.timespec* %time, null
  br i1 %tobool, label %if.end, label %if.then
if.then:
  %call = call i32 @pthread_join(i64 noundef %thread, i8** noundef %result)
  br label %return
if.end:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %if.then.i, label %cancellation_point.exit
if.then.i:
  call void @__model_cancel_point()
  br label %cancellation_point.exit
cancellation_point.exit:
  %call1 = call i32 @join_now(i64 noundef %thread, i8** noundef %result, i32 noundef 110, i8* noundef getelementptr inbounds ([44 x i8], [44 x i8]* @.str.4, i64 0, i64 0), i8* noundef getelementptr inbounds ([45 x i8], [45 x i8]* @.str.5, i64 0, i64 0), i8* noundef getelementptr inbounds ([52 x i8], [52 x i8]* @.str.6, i64 0, i64 0), i8* noundef getelementptr inbounds ([46 x i8], [46 x i8]* @.str.7, i64 0, i64 0))
  %cmp.i = icmp eq i32 %call1, 110
  br i1 %cmp.i, label %land.lhs.true.i, label %cond.false.i
land.lhs.true.i:
  %tv_sec.i.i = getelementptr inbounds %struct.timespec, %struct.timespec* %time, i32 0, i32 0
  %0 = load i64, i64* %tv_sec.i.i, align 8
  call void (i32, ...) @__model_needs(i32 noundef 0, i64 noundef %0)
  %tv_nsec.i.i = getelementptr inbounds %struct.timespec, %struct.timespec* %time, i32 0, i32 1
  %1 = load i64, i64* %tv_nsec.i.i, align 8
  %cmp.i.i = icmp sge i64 %1, 0
  br i1 %cmp.i.i, label %land.rhs.i.i, label %valid_time.exit.i
land.rhs.i.i:
  %cmp2.i.i = icmp slt i64 %1, 1000000000
  br label %valid_time.exit.i
valid_time.exit.i:
  %2 = phi i1 [ false, %land.lhs.true.i ], [ %cmp2.i.i, %land.rhs.i.i ]
  br i1 %2, label %cond.false.i, label %cond.true.i
cond.true.i:
  br label %timeout.exit
cond.false.i:
  br label %timeout.exit
timeout.exit:
  %cond.i = phi i32 [ 22, %cond.true.i ], [ %call1, %cond.false.i ]
  br label %return
return:
  %retval.0 = phi i32 [ %cond.i, %timeout.exit ], [ %call, %if.then ]
  ret i32 %retval.0
}
declare dso_local i32 @pthread_join(i64 noundef, i8** noundef)
define dso_local i32 @pthread_clockjoin_np(i64 noundef %thread, i8** noundef %result, i32 noundef %clock, %struct.timespec* noundef %time) {
entry:
  %cmp.i = icmp eq i32 %clock, 0
  br i1 %cmp.i, label %can_wait_by.exit, label %lor.rhs.i
lor.rhs.i:
  %cmp1.i = icmp eq i32 %clock, 1
  br label %can_wait_by.exit
can_wait_by.exit:
  %0 = phi i1 [ true, %entry ], [ %cmp1.i, %lor.rhs.i ]
  br i1 %0, label %if.end, label %if.then
if.then:
  br label %return
if.end:
  %tobool = icmp ne %struct.timespec* %time, null
  br i1 %tobool, label %if.end3, label %if.then1
if.then1:
  %call2 = call i32 @pthread_join(i64 noundef %thread, i8** noundef %result)
  br label %return
if.end3:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %if.then.i, label %cancellation_point.exit
if.then.i:
  call void @__model_cancel_point()
  br label %cancellation_point.exit
cancellation_point.exit:
  %call4 = call i32 @join_now(i64 noundef %thread, i8** noundef %result, i32 noundef 110, i8* noundef getelementptr inbounds ([44 x i8], [44 x i8]* @.str.8, i64 0, i64 0), i8* noundef getelementptr inbounds ([45 x i8], [45 x i8]* @.str.9, i64 0, i64 0), i8* noundef getelementptr inbounds ([52 x i8], [52 x i8]* @.str.10, i64 0, i64 0), i8* noundef getelementptr inbounds ([46 x i8], [46 x i8]* @.str.11, i64 0, i64 0))
  %cmp.i4 = icmp eq i32 %call4, 110
  br i1 %cmp.i4, label %land.lhs.true.i, label %cond.false.i
land.lhs.true.i:
  %tv_sec.i.i = getelementptr inbounds %struct.timespec, %struct.timespec* %time, i32 0, i32 0
  %1 = load i64, i64* %tv_sec.i.i, align 8
  call void (i32, ...) @__model_needs(i32 noundef 0, i64 noundef %1)
  %tv_nsec.i.i = getelementptr inbounds %struct.timespec, %struct.timespec* %time, i32 0, i32 1
  %2 = load i64, i64* %tv_nsec.i.i, align 8
  %cmp.i.i = icmp sge i64 %2, 0
  br i1 %cmp.i.i, label %land.rhs.i.i, label %valid_time.exit.i
land.rhs.i.i:
  %cmp2.i.i = icmp slt i64 %2, 1000000000
  br label %valid_time.exit.i
valid_time.exit.i:
  %3 = phi i1 [ false, %land.lhs.true.i ], [ %cmp2.i.i, %land.rhs.i.i ]
  br i1 %3, label %cond.false.i, label %cond.true.i
cond.true.i:
  br label %timeout.exit
cond.false.i:
  br label %timeout.exit
timeout.exit:
  %cond.i = phi i32 [ 22, %cond.true.i ], [ %call4, %cond.false.i ]
  br label %return
return:
  %retval.0 = phi i32 [ %cond.i, %timeout.exit ], [ %call2, %if.then1 ], [ 22, %if.then ]
  ret i32 %retval.0
}
declare dso_local void @__gsmack_atomic_begin()
declare dso_local i64 @__gsmack_ghost_get_id(i8* noundef, i64 noundef)
declare dso_local i64 @__gsmack_self()
declare dso_local void @__gsmack_assert(i1 noundef zeroext, i8* noundef, i8* noundef)
declare dso_local void @__gsmack_ghost_set_id(i8* noundef, i64 noundef, i64 noundef)
declare dso_local void @__gsmack_atomic_end()
declare dso_local i64 @__gsmack_option(i8* noundef, i64 noundef)
declare extern_weak dso_local void @__model_compares_identities()
declare dso_local void @__gsmack_ghost_set_scalar(i8* noundef, i64 noundef)
declare extern_weak dso_local void @__model_cancel_point()
declare dso_local void @__model_needs(i32 noundef, ...)

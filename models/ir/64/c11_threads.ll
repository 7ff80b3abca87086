target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
%struct.timespec = type { i64, i64 }
@.str = private unnamed_addr constant [21 x i8] c"may-fail.thrd_create\00", align 1
@.str.1 = private unnamed_addr constant [13 x i8] c"thread.state\00", align 1
@.str.2 = private unnamed_addr constant [33 x i8] c"thrd_join: a thread joins itself\00", align 1
@.str.3 = private unnamed_addr constant [34 x i8] c"thrd_join: the thread is detached\00", align 1
@.str.4 = private unnamed_addr constant [41 x i8] c"thrd_join: the thread was joined already\00", align 1
@.str.5 = private unnamed_addr constant [35 x i8] c"thrd_join: there is no such thread\00", align 1
@.str.6 = private unnamed_addr constant [44 x i8] c"thrd_detach: the thread is detached already\00", align 1
@.str.7 = private unnamed_addr constant [43 x i8] c"thrd_detach: the thread was joined already\00", align 1
@.str.8 = private unnamed_addr constant [37 x i8] c"thrd_detach: there is no such thread\00", align 1
define dso_local void @__model_c11_thread_main(i32 (i8*)* noundef %function, i8* noundef %argument) {
entry:
  %call = call i32 %function(i8* noundef %argument)
  %conv = sext i32 %call to i64
  %0 = inttoptr i64 %conv to i8*
  call void @__model_thread_finish(i8* noundef %0)
  ret void
}
declare dso_local void @__model_thread_finish(i8* noundef)
define dso_local i32 @thrd_create(i64* noundef %thread, i32 (i8*)* noundef %function, i8* noundef %argument) {
entry:
  %call = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str, i64 0, i64 0), i64 noundef 0)
  %tobool = icmp ne i64 %call, 0
  br i1 %tobool, label %land.lhs.true, label %if.end
land.lhs.true:
  %call1 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call1, label %if.then, label %if.end
if.then:
  br label %return
if.end:
  call void @__gsmack_atomic_begin()
  %call2 = call i64 (void (...)*, ...) @__gsmack_spawn(void (...)* noundef bitcast (void (i32 (i8*)*, i8*)* @__model_c11_thread_main to void (...)*), i32 (i8*)* noundef %function, i8* noundef %argument)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.1, i64 0, i64 0), i64 noundef %call2, i64 noundef 1)
  br i1 icmp ne (void (i64)* @__model_thread_identified, void (i64)* null), label %if.then3, label %if.end4
if.then3:
  call void @__model_thread_identified(i64 noundef %call2)
  br label %if.end4
if.end4:
  store i64 %call2, i64* %thread, align 8
  call void @__gsmack_atomic_end()
  br label %return
return:
  %retval.0 = phi i32 [ 3, %if.then ], [ 0, %if.end4 ]
  ret i32 %retval.0
}
declare dso_local i64 @__gsmack_option(i8* noundef, i64 noundef)
declare dso_local zeroext i1 @__gsmack_nondet_bool()
declare dso_local void @__gsmack_atomic_begin()
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture)
declare dso_local i64 @__gsmack_spawn(void (...)* noundef, ...)
declare dso_local void @__gsmack_ghost_set_id(i8* noundef, i64 noundef, i64 noundef)
declare extern_weak dso_local void @__model_thread_identified(i64 noundef)
declare dso_local void @__gsmack_atomic_end()
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture)
define dso_local i32 @thrd_join(i64 noundef %thread, i32* noundef %result) {
entry:
  %value = alloca i8*, align 8
  %0 = bitcast i8** %value to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %0)
  store i8* null, i8** %value, align 8
  %call = call i32 @__model_thread_join(i64 noundef %thread, i8** noundef %value, i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([34 x i8], [34 x i8]* @.str.3, i64 0, i64 0), i8* noundef getelementptr inbounds ([41 x i8], [41 x i8]* @.str.4, i64 0, i64 0), i8* noundef getelementptr inbounds ([35 x i8], [35 x i8]* @.str.5, i64 0, i64 0))
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %if.end, label %land.lhs.true
land.lhs.true:
  %tobool1 = icmp ne i32* %result, null
  br i1 %tobool1, label %if.then, label %if.end
if.then:
  %1 = load i8*, i8** %value, align 8
  %2 = ptrtoint i8* %1 to i64
  %conv = trunc i64 %2 to i32
  store i32 %conv, i32* %result, align 4
  br label %if.end
if.end:
  switch i32 %call, label %sw.default.i [
    i32 0, label %sw.bb.i
    i32 16, label %sw.bb1.i
    i32 110, label %sw.bb2.i
    i32 12, label %sw.bb3.i
  ]
sw.bb.i:
  br label %outcome.exit
sw.bb1.i:
  br label %outcome.exit
sw.bb2.i:
  br label %outcome.exit
sw.bb3.i:
  br label %outcome.exit
sw.default.i:
  br label %outcome.exit
outcome.exit:
  %retval.0.i = phi i32 [ 2, %sw.default.i ], [ 3, %sw.bb3.i ], [ 4, %sw.bb2.i ], [ 1, %sw.bb1.i ], [ 0, %sw.bb.i ]
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %0)
  ret i32 %retval.0.i
}
declare dso_local i32 @__model_thread_join(i64 noundef, i8** noundef, i8* noundef, i8* noundef, i8* noundef, i8* noundef)
define dso_local i32 @thrd_detach(i64 noundef %thread) {
entry:
  %call = call i32 @__model_thread_detach(i64 noundef %thread, i8* noundef getelementptr inbounds ([44 x i8], [44 x i8]* @.str.6, i64 0, i64 0), i8* noundef getelementptr inbounds ([43 x i8], [43 x i8]* @.str.7, i64 0, i64 0), i8* noundef getelementptr inbounds ([37 x i8], [37 x i8]* @.str.8, i64 0, i64 0))
  switch i32 %call, label %sw.default.i [
    i32 0, label %sw.bb.i
    i32 16, label %sw.bb1.i
    i32 110, label %sw.bb2.i
    i32 12, label %sw.bb3.i
  ]
sw.bb.i:
  br label %outcome.exit
sw.bb1.i:
  br label %outcome.exit
sw.bb2.i:
  br label %outcome.exit
sw.bb3.i:
  br label %outcome.exit
sw.default.i:
  br label %outcome.exit
outcome.exit:
  %retval.0.i = phi i32 [ 2, %sw.default.i ], [ 3, %sw.bb3.i ], [ 4, %sw.bb2.i ], [ 1, %sw.bb1.i ], [ 0, %sw.bb.i ]
  ret i32 %retval.0.i
}
declare dso_local i32 @__model_thread_detach(i64 noundef, i8* noundef, i8* noundef, i8* noundef)
define dso_local void @thrd_exit(i32 noundef %result) {
entry:
  %conv = sext i32 %result to i64
  %0 = inttoptr i64 %conv to i8*
  call void @pthread_exit(i8* noundef %0)
  unreachable
}
declare dso_local void @pthread_exit(i8* noundef)
define dso_local i64 @thrd_current() {
entry:
  %call = call i64 @__gsmack_self()
  ret i64 %call
}
declare dso_local i64 @__gsmack_self()
define dso_local void @thrd_yield() {
entry:
  ret void
}
define dso_local i32 @thrd_sleep(%struct.timespec* noundef %time, %struct.timespec* noundef %left) {
entry:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %if.then.i, label %cancellation_point.exit
if.then.i:
  call void @__model_cancel_point()
  br label %cancellation_point.exit
cancellation_point.exit:
  ret i32 0
}
declare extern_weak dso_local void @__model_cancel_point()

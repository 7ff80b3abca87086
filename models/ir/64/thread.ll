target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
%union.pthread_attr_t = type { i64, [48 x i8] }
@.str = private unnamed_addr constant [14 x i8] c"thread.result\00", align 1
@.str.1 = private unnamed_addr constant [13 x i8] c"thread.state\00", align 1
@.str.2 = private unnamed_addr constant [24 x i8] c"may-fail.pthread_create\00", align 1
@.str.3 = private unnamed_addr constant [46 x i8] c"pthread_create: the attributes were destroyed\00", align 1
@.str.4 = private unnamed_addr constant [51 x i8] c"pthread_create: the attributes are not initialised\00", align 1
@.str.5 = private unnamed_addr constant [14 x i8] c"attr.detached\00", align 1
@.str.6 = private unnamed_addr constant [16 x i8] c"thread.detached\00", align 1
@.str.7 = private unnamed_addr constant [7 x i8] c"misuse\00", align 1
@.str.8 = private unnamed_addr constant [7 x i8] c"thread\00", align 1
@.str.9 = private unnamed_addr constant [36 x i8] c"pthread_join: a thread joins itself\00", align 1
@.str.10 = private unnamed_addr constant [37 x i8] c"pthread_join: the thread is detached\00", align 1
@.str.11 = private unnamed_addr constant [44 x i8] c"pthread_join: the thread was joined already\00", align 1
@.str.12 = private unnamed_addr constant [38 x i8] c"pthread_join: there is no such thread\00", align 1
@.str.13 = private unnamed_addr constant [47 x i8] c"pthread_detach: the thread is detached already\00", align 1
@.str.14 = private unnamed_addr constant [46 x i8] c"pthread_detach: the thread was joined already\00", align 1
@.str.15 = private unnamed_addr constant [40 x i8] c"pthread_detach: there is no such thread\00", align 1
@.str.16 = private unnamed_addr constant [8 x i8] c"daemons\00", align 1
@.str.17 = private unnamed_addr constant [39 x i8] c"main returns while another thread runs\00", align 1
@.str.18 = private unnamed_addr constant [13 x i8] c"thread-leaks\00", align 1
@.str.19 = private unnamed_addr constant [5 x i8] c"leak\00", align 1
@.str.20 = private unnamed_addr constant [40 x i8] c"a thread is neither joined nor detached\00", align 1
@.str.21 = private unnamed_addr constant [16 x i8] c"thread.identity\00", align 1
@.str.22 = private unnamed_addr constant [18 x i8] c"thread-identities\00", align 1
@.str.23 = private unnamed_addr constant [12 x i8] c"thread.over\00", align 1
@.str.24 = private unnamed_addr constant [14 x i8] c"thread.number\00", align 1
@.str.25 = private unnamed_addr constant [17 x i8] c"cancel.requested\00", align 1
@.str.26 = private unnamed_addr constant [12 x i8] c"sched.known\00", align 1
@.str.27 = private unnamed_addr constant [12 x i8] c"thread.name\00", align 1
@.str.28 = private unnamed_addr constant [17 x i8] c"attributes.state\00", align 1
@llvm.global_dtors = appending global [1 x { i32, void ()*, i8* }] [{ i32, void ()*, i8* } { i32 1, void ()* @__model_main_returned, i8* null }]
define dso_local void @__model_thread_main(i8* (i8*)* noundef %function, i8* noundef %argument) {
entry:
  %call = call i8* %function(i8* noundef %argument)
  call void @__model_thread_finish(i8* noundef %call)
  ret void
}
define dso_local void @__model_thread_finish(i8* noundef %result) {
entry:
  br i1 icmp ne (void ()* @__model_destroy_locals, void ()* null), label %if.then, label %if.end
if.then:
  call void @__model_destroy_locals()
  br label %if.end
if.end:
  br i1 icmp ne (void ()* @__model_run_destructors, void ()* null), label %if.then1, label %if.end2
if.then1:
  call void @__model_run_destructors()
  br label %if.end2
if.end2:
  call void @__gsmack_thread_leaves()
  call void @__gsmack_atomic_begin()
  %call = call i64 @__gsmack_self()
  %call.i.i = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.22, i64 0, i64 0), i64 noundef zext (i1 icmp ne (void ()* @__model_compares_identities, void ()* null) to i64))
  %cmp.i.i = icmp ne i64 %call.i.i, 0
  br i1 %cmp.i.i, label %if.end.i, label %if.then.i
if.then.i:
  br label %thread_identity.exit
if.end.i:
  %call1.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.21, i64 0, i64 0), i64 noundef %call)
  %tobool.i = icmp ne i64 %call1.i, 0
  br i1 %tobool.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  br label %cond.end.i
cond.false.i:
  br label %cond.end.i
cond.end.i:
  %cond.i = phi i64 [ %call1.i, %cond.true.i ], [ %call, %cond.false.i ]
  br label %thread_identity.exit
thread_identity.exit:
  %retval.0.i = phi i64 [ %cond.i, %cond.end.i ], [ %call, %if.then.i ]
  %0 = ptrtoint i8* %result to i64
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str, i64 0, i64 0), i64 noundef %retval.0.i, i64 noundef %0)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.1, i64 0, i64 0), i64 noundef %retval.0.i, i64 noundef 2)
  call void @__gsmack_atomic_end()
  ret void
}
declare extern_weak dso_local void @__model_destroy_locals()
declare extern_weak dso_local void @__model_run_destructors()
declare dso_local void @__gsmack_thread_leaves()
declare dso_local void @__gsmack_atomic_begin()
declare dso_local i64 @__gsmack_self()
declare dso_local void @__gsmack_ghost_set_id(i8* noundef, i64 noundef, i64 noundef)
declare dso_local void @__gsmack_atomic_end()
define dso_local i32 @pthread_create(i64* noundef nonnull %thread, %union.pthread_attr_t* noundef %attr, i8* (i8*)* noundef nonnull %function, i8* noundef %argument) {
entry:
  %call = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.2, i64 0, i64 0), i64 noundef 0)
  %tobool = icmp ne i64 %call, 0
  br i1 %tobool, label %land.lhs.true, label %if.end
land.lhs.true:
  %call1 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call1, label %if.then, label %if.end
if.then:
  br label %return
if.end:
  %0 = load volatile i64, i64* %thread, align 8
  call void @__gsmack_atomic_begin()
  %call2 = call i64 (void (...)*, ...) @__gsmack_spawn(void (...)* noundef bitcast (void (i8* (i8*)*, i8*)* @__model_thread_main to void (...)*), i8* (i8*)* noundef %function, i8* noundef %argument)
  %call.i.i = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.22, i64 0, i64 0), i64 noundef zext (i1 icmp ne (void ()* @__model_compares_identities, void ()* null) to i64))
  %cmp.i.i = icmp ne i64 %call.i.i, 0
  br i1 %cmp.i.i, label %land.lhs.true.i, label %if.end.i
land.lhs.true.i:
  %call1.i = call i64 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.23, i64 0, i64 0))
  %tobool.i = icmp ne i64 %call1.i, 0
  br i1 %tobool.i, label %land.lhs.true2.i, label %if.end.i
land.lhs.true2.i:
  %call3.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call3.i, label %if.then.i, label %if.end.i
if.then.i:
  %call4.i = call i64 @__gsmack_nondet_ulong()
  %call5.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.1, i64 0, i64 0), i64 noundef %call4.i)
  %cmp.i = icmp eq i64 %call5.i, 3
  br i1 %cmp.i, label %lor.end.i, label %lor.rhs.i
lor.rhs.i:
  %cmp6.i = icmp eq i64 %call5.i, 2
  br i1 %cmp6.i, label %land.rhs.i, label %land.end.i
land.rhs.i:
  %call7.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.6, i64 0, i64 0), i64 noundef %call4.i)
  %tobool8.i = icmp ne i64 %call7.i, 0
  br label %land.end.i
land.end.i:
  %1 = phi i1 [ false, %lor.rhs.i ], [ %tobool8.i, %land.rhs.i ]
  br label %lor.end.i
lor.end.i:
  %2 = phi i1 [ true, %if.then.i ], [ %1, %land.end.i ]
  call void @__gsmack_assume(i1 noundef zeroext %2)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.21, i64 0, i64 0), i64 noundef %call2, i64 noundef %call4.i)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.24, i64 0, i64 0), i64 noundef %call4.i, i64 noundef %call2)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.6, i64 0, i64 0), i64 noundef %call4.i, i64 noundef 0)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.25, i64 0, i64 0), i64 noundef %call4.i, i64 noundef 0)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.26, i64 0, i64 0), i64 noundef %call4.i, i64 noundef 0)
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.27, i64 0, i64 0), i64 noundef %call4.i, i64 noundef 0)
  br label %if.end.i
if.end.i:
  %identity.0.i = phi i64 [ %call4.i, %lor.end.i ], [ %call2, %land.lhs.true2.i ], [ %call2, %land.lhs.true.i ], [ %call2, %if.end ]
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.1, i64 0, i64 0), i64 noundef %identity.0.i, i64 noundef 1)
  br i1 icmp ne (void (i64, i64)* @__model_signal_inherit, void (i64, i64)* null), label %if.then9.i, label %thread_begins.exit
if.then9.i:
  %call10.i = call i64 @__gsmack_self()
  call void @__model_signal_inherit(i64 noundef %call10.i, i64 noundef %call2)
  br label %thread_begins.exit
thread_begins.exit:
  %tobool4 = icmp ne %union.pthread_attr_t* %attr, null
  br i1 %tobool4, label %if.then5, label %if.end10
if.then5:
  %3 = bitcast %union.pthread_attr_t* %attr to i8*
  call void @__gsmack_uses(i8* noundef %3, i64 noundef 56)
  %call.i = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.28, i64 0, i64 0), i8* noundef %3)
  %cmp.i8 = icmp ne i64 %call.i, -1
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i8, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.7, i64 0, i64 0), i8* noundef getelementptr inbounds ([46 x i8], [46 x i8]* @.str.3, i64 0, i64 0))
  %cmp1.i = icmp ne i64 %call.i, 0
  call void @__gsmack_assert(i1 noundef zeroext %cmp1.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.7, i64 0, i64 0), i8* noundef getelementptr inbounds ([51 x i8], [51 x i8]* @.str.4, i64 0, i64 0))
  %call6 = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.5, i64 0, i64 0), i8* noundef %3)
  %tobool7 = icmp ne i64 %call6, 0
  br i1 %tobool7, label %if.then8, label %if.end9
if.then8:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.6, i64 0, i64 0), i64 noundef %identity.0.i, i64 noundef 1)
  %call.i.i9 = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.22, i64 0, i64 0), i64 noundef zext (i1 icmp ne (void ()* @__model_compares_identities, void ()* null) to i64))
  %cmp.i.i10 = icmp ne i64 %call.i.i9, 0
  br i1 %cmp.i.i10, label %if.then.i11, label %thread_may_be_over.exit
if.then.i11:
  call void @__gsmack_ghost_set_scalar(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.23, i64 0, i64 0), i64 noundef 1)
  br label %thread_may_be_over.exit
thread_may_be_over.exit:
  br label %if.end9
if.end9:
  br label %if.end10
if.end10:
  br i1 icmp ne (void (i64, i64, i8*)* @__model_schedule, void (i64, i64, i8*)* null), label %if.then11, label %if.end14
if.then11:
  %call12 = call i64 @__gsmack_self()
  %call.i.i13 = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.22, i64 0, i64 0), i64 noundef zext (i1 icmp ne (void ()* @__model_compares_identities, void ()* null) to i64))
  %cmp.i.i14 = icmp ne i64 %call.i.i13, 0
  br i1 %cmp.i.i14, label %if.end.i18, label %if.then.i15
if.then.i15:
  br label %thread_identity.exit
if.end.i18:
  %call1.i16 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.21, i64 0, i64 0), i64 noundef %call12)
  %tobool.i17 = icmp ne i64 %call1.i16, 0
  br i1 %tobool.i17, label %cond.true.i, label %cond.false.i
cond.true.i:
  br label %cond.end.i
cond.false.i:
  br label %cond.end.i
cond.end.i:
  %cond.i = phi i64 [ %call1.i16, %cond.true.i ], [ %call12, %cond.false.i ]
  br label %thread_identity.exit
thread_identity.exit:
  %retval.0.i = phi i64 [ %cond.i, %cond.end.i ], [ %call12, %if.then.i15 ]
  %4 = bitcast %union.pthread_attr_t* %attr to i8*
  call void @__model_schedule(i64 noundef %retval.0.i, i64 noundef %identity.0.i, i8* noundef %4)
  br label %if.end14
if.end14:
  store i64 %identity.0.i, i64* %thread, align 8
  call void @__gsmack_atomic_end()
  br label %return
return:
  %retval.0 = phi i32 [ 11, %if.then ], [ 0, %if.end14 ]
  ret i32 %retval.0
}
declare dso_local i64 @__gsmack_option(i8* noundef, i64 noundef)
declare dso_local zeroext i1 @__gsmack_nondet_bool()
declare dso_local i64 @__gsmack_spawn(void (...)* noundef, ...)
declare dso_local i64 @__gsmack_ghost_get(i8* noundef, i8* noundef)
declare extern_weak dso_local void @__model_schedule(i64 noundef, i64 noundef, i8* noundef)
define dso_local i32 @__model_thread_join(i64 noundef %thread, i8** noundef %result, i8* noundef %itself, i8* noundef %detached, i8* noundef %joined, i8* noundef %unknown) {
entry:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %if.then.i, label %cancellation_point.exit
if.then.i:
  call void @__model_cancel_point()
  br label %cancellation_point.exit
cancellation_point.exit:
  call void @__gsmack_atomic_begin()
  %call = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.1, i64 0, i64 0), i64 noundef %thread)
  %cmp = icmp eq i64 %thread, 1
  br i1 %cmp, label %land.lhs.true, label %if.end
land.lhs.true:
  %cmp1 = icmp eq i64 %call, 0
  br i1 %cmp1, label %if.then, label %if.end
if.then:
  br label %if.end
if.end:
  %state.0 = phi i64 [ 1, %if.then ], [ %call, %land.lhs.true ], [ %call, %cancellation_point.exit ]
  %call.i.i = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.22, i64 0, i64 0), i64 noundef zext (i1 icmp ne (void ()* @__model_compares_identities, void ()* null) to i64))
  %cmp.i.i = icmp ne i64 %call.i.i, 0
  br i1 %cmp.i.i, label %if.end.i, label %if.then.i21
if.then.i21:
  br label %thread_number.exit
if.end.i:
  %call1.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.24, i64 0, i64 0), i64 noundef %thread)
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
  %retval.0.i = phi i64 [ %cond.i, %cond.end.i ], [ %thread, %if.then.i21 ]
  %call3 = call i64 @__gsmack_self()
  %cmp4 = icmp eq i64 %retval.0.i, %call3
  br i1 %cmp4, label %if.then5, label %if.else
if.then5:
  call void @__gsmack_assert(i1 noundef zeroext false, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.7, i64 0, i64 0), i8* noundef %itself)
  br label %if.end24
if.else:
  %call6 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.6, i64 0, i64 0), i64 noundef %thread)
  %tobool = icmp ne i64 %call6, 0
  br i1 %tobool, label %if.then7, label %if.else8
if.then7:
  call void @__gsmack_assert(i1 noundef zeroext false, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.7, i64 0, i64 0), i8* noundef %detached)
  br label %if.end23
if.else8:
  %cmp9 = icmp eq i64 %state.0, 3
  br i1 %cmp9, label %if.then10, label %if.else11
if.then10:
  call void @__gsmack_assert(i1 noundef zeroext false, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.7, i64 0, i64 0), i8* noundef %joined)
  br label %if.end22
if.else11:
  %cmp12 = icmp eq i64 %state.0, 0
  br i1 %cmp12, label %if.then13, label %if.else14
if.then13:
  call void @__gsmack_assert(i1 noundef zeroext false, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.7, i64 0, i64 0), i8* noundef %unknown)
  br label %if.end21
if.else14:
  %cmp15 = icmp eq i64 %state.0, 2
  br i1 icmp ne (i1 ()* @__model_cancel_due, i1 ()* null), label %land.lhs.true.i, label %cancelled_instead.exit
land.lhs.true.i:
  br i1 %cmp15, label %lor.lhs.false.i, label %land.rhs.i
lor.lhs.false.i:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call.i, label %land.rhs.i, label %cancelled_instead.exit
land.rhs.i:
  %call1.i22 = call zeroext i1 @__model_cancel_due()
  br label %cancelled_instead.exit
cancelled_instead.exit:
  %0 = phi i1 [ false, %lor.lhs.false.i ], [ false, %if.else14 ], [ %call1.i22, %land.rhs.i ]
  %frombool = zext i1 %0 to i8
  br i1 %cmp15, label %lor.end, label %lor.rhs
lor.rhs:
  br label %lor.end
lor.end:
  %1 = phi i1 [ true, %cancelled_instead.exit ], [ %0, %lor.rhs ]
  %call.i.i23 = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.22, i64 0, i64 0), i64 noundef zext (i1 icmp ne (void ()* @__model_compares_identities, void ()* null) to i64))
  %cmp.i.i24 = icmp ne i64 %call.i.i23, 0
  br i1 %cmp.i.i24, label %if.end.i28, label %if.then.i25
if.then.i25:
  br label %thread_number.exit34
if.end.i28:
  %call1.i26 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.24, i64 0, i64 0), i64 noundef %thread)
  %tobool.i27 = icmp ne i64 %call1.i26, 0
  br i1 %tobool.i27, label %cond.true.i29, label %cond.false.i30
cond.true.i29:
  br label %cond.end.i32
cond.false.i30:
  br label %cond.end.i32
cond.end.i32:
  %cond.i31 = phi i64 [ %call1.i26, %cond.true.i29 ], [ %thread, %cond.false.i30 ]
  br label %thread_number.exit34
thread_number.exit34:
  %retval.0.i33 = phi i64 [ %cond.i31, %cond.end.i32 ], [ %thread, %if.then.i25 ]
  %2 = inttoptr i64 %retval.0.i33 to i8*
  %call.i.i35 = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.22, i64 0, i64 0), i64 noundef zext (i1 icmp ne (void ()* @__model_compares_identities, void ()* null) to i64))
  %cmp.i.i36 = icmp ne i64 %call.i.i35, 0
  br i1 %cmp.i.i36, label %if.end.i40, label %if.then.i37
if.then.i37:
  br label %thread_number.exit46
if.end.i40:
  %call1.i38 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.24, i64 0, i64 0), i64 noundef %thread)
  %tobool.i39 = icmp ne i64 %call1.i38, 0
  br i1 %tobool.i39, label %cond.true.i41, label %cond.false.i42
cond.true.i41:
  br label %cond.end.i44
cond.false.i42:
  br label %cond.end.i44
cond.end.i44:
  %cond.i43 = phi i64 [ %call1.i38, %cond.true.i41 ], [ %thread, %cond.false.i42 ]
  br label %thread_number.exit46
thread_number.exit46:
  %retval.0.i45 = phi i64 [ %cond.i43, %cond.end.i44 ], [ %thread, %if.then.i37 ]
  call void @__gsmack_await_for(i1 noundef zeroext %1, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.8, i64 0, i64 0), i8* noundef %2, i64 noundef %retval.0.i45)
  br label %if.end21
if.end21:
  %error.0 = phi i32 [ 3, %if.then13 ], [ 0, %thread_number.exit46 ]
  %cancelled.0 = phi i8 [ 0, %if.then13 ], [ %frombool, %thread_number.exit46 ]
  br label %if.end22
if.end22:
  %error.1 = phi i32 [ 3, %if.then10 ], [ %error.0, %if.end21 ]
  %cancelled.1 = phi i8 [ 0, %if.then10 ], [ %cancelled.0, %if.end21 ]
  br label %if.end23
if.end23:
  %error.2 = phi i32 [ 22, %if.then7 ], [ %error.1, %if.end22 ]
  %cancelled.2 = phi i8 [ 0, %if.then7 ], [ %cancelled.1, %if.end22 ]
  br label %if.end24
if.end24:
  %error.3 = phi i32 [ 35, %if.then5 ], [ %error.2, %if.end23 ]
  %cancelled.3 = phi i8 [ 0, %if.then5 ], [ %cancelled.2, %if.end23 ]
  %tobool25 = icmp ne i32 %error.3, 0
  br i1 %tobool25, label %if.end33, label %land.lhs.true26
land.lhs.true26:
  %tobool27 = trunc i8 %cancelled.3 to i1
  br i1 %tobool27, label %if.end33, label %if.then28
if.then28:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.1, i64 0, i64 0), i64 noundef %thread, i64 noundef 3)
  %call.i.i47 = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.22, i64 0, i64 0), i64 noundef zext (i1 icmp ne (void ()* @__model_compares_identities, void ()* null) to i64))
  %cmp.i.i48 = icmp ne i64 %call.i.i47, 0
  br i1 %cmp.i.i48, label %if.then.i49, label %thread_may_be_over.exit
if.then.i49:
  call void @__gsmack_ghost_set_scalar(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.23, i64 0, i64 0), i64 noundef 1)
  br label %thread_may_be_over.exit
thread_may_be_over.exit:
  %tobool29 = icmp ne i8** %result, null
  br i1 %tobool29, label %if.then30, label %if.end32
if.then30:
  %call31 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str, i64 0, i64 0), i64 noundef %thread)
  %3 = inttoptr i64 %call31 to i8*
  br label %if.end32
if.end32:
  %value.0 = phi i8* [ %3, %if.then30 ], [ null, %thread_may_be_over.exit ]
  br label %if.end33
if.end33:
  %value.1 = phi i8* [ null, %if.end24 ], [ null, %land.lhs.true26 ], [ %value.0, %if.end32 ]
  call void @__gsmack_atomic_end()
  %tobool34 = trunc i8 %cancelled.3 to i1
  br i1 icmp ne (void ()* @__model_cancel_end, void ()* null), label %land.lhs.true.i52, label %act_if.exit
land.lhs.true.i52:
  br i1 %tobool34, label %if.then.i53, label %act_if.exit
if.then.i53:
  call void @__model_cancel_end()
  br label %act_if.exit
act_if.exit:
  %tobool35 = icmp ne i8** %result, null
  br i1 %tobool35, label %land.lhs.true36, label %if.end39
land.lhs.true36:
  br i1 %tobool25, label %if.end39, label %if.then38
if.then38:
  store i8* %value.1, i8** %result, align 8
  br label %if.end39
if.end39:
  ret i32 %error.3
}
declare dso_local i64 @__gsmack_ghost_get_id(i8* noundef, i64 noundef)
declare dso_local void @__gsmack_assert(i1 noundef zeroext, i8* noundef, i8* noundef)
declare dso_local void @__gsmack_await_for(i1 noundef zeroext, i8* noundef, i8* noundef, i64 noundef)
define dso_local i32 @pthread_join(i64 noundef %thread, i8** noundef %result) {
entry:
  %call = call i32 @__model_thread_join(i64 noundef %thread, i8** noundef %result, i8* noundef getelementptr inbounds ([36 x i8], [36 x i8]* @.str.9, i64 0, i64 0), i8* noundef getelementptr inbounds ([37 x i8], [37 x i8]* @.str.10, i64 0, i64 0), i8* noundef getelementptr inbounds ([44 x i8], [44 x i8]* @.str.11, i64 0, i64 0), i8* noundef getelementptr inbounds ([38 x i8], [38 x i8]* @.str.12, i64 0, i64 0))
  ret i32 %call
}
define dso_local i32 @__model_thread_detach(i64 noundef %thread, i8* noundef %detached, i8* noundef %joined, i8* noundef %unknown) {
entry:
  call void @__gsmack_atomic_begin()
  %call = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.1, i64 0, i64 0), i64 noundef %thread)
  %cmp = icmp eq i64 %call, 3
  br i1 %cmp, label %if.then, label %if.else
if.then:
  call void @__gsmack_assert(i1 noundef zeroext false, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.7, i64 0, i64 0), i8* noundef %joined)
  br label %if.end9
if.else:
  %cmp1 = icmp eq i64 %call, 0
  br i1 %cmp1, label %land.lhs.true, label %if.else4
land.lhs.true:
  %cmp2 = icmp ne i64 %thread, 1
  br i1 %cmp2, label %if.then3, label %if.else4
if.then3:
  call void @__gsmack_assert(i1 noundef zeroext false, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.7, i64 0, i64 0), i8* noundef %unknown)
  br label %if.end8
if.else4:
  %call5 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.6, i64 0, i64 0), i64 noundef %thread)
  %tobool = icmp ne i64 %call5, 0
  br i1 %tobool, label %if.then6, label %if.else7
if.then6:
  call void @__gsmack_assert(i1 noundef zeroext false, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.7, i64 0, i64 0), i8* noundef %detached)
  br label %if.end
if.else7:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.6, i64 0, i64 0), i64 noundef %thread, i64 noundef 1)
  %call.i.i = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.22, i64 0, i64 0), i64 noundef zext (i1 icmp ne (void ()* @__model_compares_identities, void ()* null) to i64))
  %cmp.i.i = icmp ne i64 %call.i.i, 0
  br i1 %cmp.i.i, label %if.then.i, label %thread_may_be_over.exit
if.then.i:
  call void @__gsmack_ghost_set_scalar(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.23, i64 0, i64 0), i64 noundef 1)
  br label %thread_may_be_over.exit
thread_may_be_over.exit:
  br label %if.end
if.end:
  %error.0 = phi i32 [ 22, %if.then6 ], [ 0, %thread_may_be_over.exit ]
  br label %if.end8
if.end8:
  %error.1 = phi i32 [ 3, %if.then3 ], [ %error.0, %if.end ]
  br label %if.end9
if.end9:
  %error.2 = phi i32 [ 3, %if.then ], [ %error.1, %if.end8 ]
  call void @__gsmack_atomic_end()
  ret i32 %error.2
}
define dso_local i32 @pthread_detach(i64 noundef %thread) {
entry:
  %call = call i32 @__model_thread_detach(i64 noundef %thread, i8* noundef getelementptr inbounds ([47 x i8], [47 x i8]* @.str.13, i64 0, i64 0), i8* noundef getelementptr inbounds ([46 x i8], [46 x i8]* @.str.14, i64 0, i64 0), i8* noundef getelementptr inbounds ([40 x i8], [40 x i8]* @.str.15, i64 0, i64 0))
  ret i32 %call
}
define dso_local void @pthread_exit(i8* noundef %result) {
entry:
  br i1 icmp ne (void ()* @__model_unwinds, void ()* null), label %if.then, label %if.end
if.then:
  call void @__model_unwinds()
  br label %if.end
if.end:
  br i1 icmp ne (void (i8*)* @__model_run_cleanup, void (i8*)* null), label %if.then1, label %if.end2
if.then1:
  call void @__model_run_cleanup(i8* noundef %result)
  br label %if.end2
if.end2:
  br i1 icmp ne (void (i8*)* @__model_once_abandon, void (i8*)* null), label %if.then3, label %if.end4
if.then3:
  call void @__model_once_abandon(i8* noundef null)
  br label %if.end4
if.end4:
  call void @__model_thread_finish(i8* noundef %result)
  call void @__gsmack_thread_end()
  unreachable
}
declare extern_weak dso_local void @__model_unwinds()
declare extern_weak dso_local void @__model_run_cleanup(i8* noundef)
declare extern_weak dso_local void @__model_once_abandon(i8* noundef)
declare dso_local void @__gsmack_thread_end()
define dso_local i64 @pthread_self() {
entry:
  %call = call i64 @__gsmack_self()
  %call.i.i = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.22, i64 0, i64 0), i64 noundef zext (i1 icmp ne (void ()* @__model_compares_identities, void ()* null) to i64))
  %cmp.i.i = icmp ne i64 %call.i.i, 0
  br i1 %cmp.i.i, label %if.end.i, label %if.then.i
if.then.i:
  br label %thread_identity.exit
if.end.i:
  %call1.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.21, i64 0, i64 0), i64 noundef %call)
  %tobool.i = icmp ne i64 %call1.i, 0
  br i1 %tobool.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  br label %cond.end.i
cond.false.i:
  br label %cond.end.i
cond.end.i:
  %cond.i = phi i64 [ %call1.i, %cond.true.i ], [ %call, %cond.false.i ]
  br label %thread_identity.exit
thread_identity.exit:
  %retval.0.i = phi i64 [ %cond.i, %cond.end.i ], [ %call, %if.then.i ]
  ret i64 %retval.0.i
}
define dso_local void @__model_main_returned() {
entry:
  br i1 icmp ne (i1 ()* @__model_exits, i1 ()* null), label %land.lhs.true, label %if.end
land.lhs.true:
  %call = call zeroext i1 @__model_exits()
  br i1 %call, label %if.then, label %if.end
if.then:
  br label %return
if.end:
  call void @__gsmack_atomic_begin()
  %call1 = call i64 @__gsmack_nondet_ulong()
  %call2 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.1, i64 0, i64 0), i64 noundef %call1)
  %call3 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.6, i64 0, i64 0), i64 noundef %call1)
  %cmp = icmp ne i64 %call3, 0
  %call4 = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.16, i64 0, i64 0), i64 noundef 0)
  %cmp5 = icmp ne i64 %call2, 1
  br i1 %cmp5, label %lor.end, label %lor.lhs.false
lor.lhs.false:
  %cmp6 = icmp eq i64 %call4, 1
  br i1 %cmp6, label %lor.end, label %lor.rhs
lor.rhs:
  br i1 %cmp, label %land.rhs, label %land.end
land.rhs:
  %cmp7 = icmp ne i64 %call4, 2
  br label %land.end
land.end:
  %0 = phi i1 [ false, %lor.rhs ], [ %cmp7, %land.rhs ]
  br label %lor.end
lor.end:
  %1 = phi i1 [ true, %lor.lhs.false ], [ true, %if.end ], [ %0, %land.end ]
  %call.i.i = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.22, i64 0, i64 0), i64 noundef zext (i1 icmp ne (void ()* @__model_compares_identities, void ()* null) to i64))
  %cmp.i.i = icmp ne i64 %call.i.i, 0
  br i1 %cmp.i.i, label %if.end.i, label %if.then.i
if.then.i:
  br label %thread_number.exit
if.end.i:
  %call1.i = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.24, i64 0, i64 0), i64 noundef %call1)
  %tobool.i = icmp ne i64 %call1.i, 0
  br i1 %tobool.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  br label %cond.end.i
cond.false.i:
  br label %cond.end.i
cond.end.i:
  %cond.i = phi i64 [ %call1.i, %cond.true.i ], [ %call1, %cond.false.i ]
  br label %thread_number.exit
thread_number.exit:
  %retval.0.i = phi i64 [ %cond.i, %cond.end.i ], [ %call1, %if.then.i ]
  %2 = inttoptr i64 %retval.0.i to i8*
  call void @__gsmack_assert_about(i1 noundef zeroext %1, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.7, i64 0, i64 0), i8* noundef getelementptr inbounds ([39 x i8], [39 x i8]* @.str.17, i64 0, i64 0), i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.8, i64 0, i64 0), i8* noundef %2)
  br i1 %cmp5, label %land.lhs.true10, label %lor.lhs.false12
land.lhs.true10:
  %cmp11 = icmp ne i64 %call2, 2
  br i1 %cmp11, label %lor.end17, label %lor.lhs.false12
lor.lhs.false12:
  br i1 %cmp, label %lor.end17, label %lor.rhs14
lor.rhs14:
  %call15 = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str.18, i64 0, i64 0), i64 noundef 1)
  %tobool16 = icmp ne i64 %call15, 0
  %lnot = xor i1 %tobool16, true
  br label %lor.end17
lor.end17:
  %3 = phi i1 [ true, %lor.lhs.false12 ], [ true, %land.lhs.true10 ], [ %lnot, %lor.rhs14 ]
  %call.i.i11 = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.22, i64 0, i64 0), i64 noundef zext (i1 icmp ne (void ()* @__model_compares_identities, void ()* null) to i64))
  %cmp.i.i12 = icmp ne i64 %call.i.i11, 0
  br i1 %cmp.i.i12, label %if.end.i16, label %if.then.i13
if.then.i13:
  br label %thread_number.exit22
if.end.i16:
  %call1.i14 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.24, i64 0, i64 0), i64 noundef %call1)
  %tobool.i15 = icmp ne i64 %call1.i14, 0
  br i1 %tobool.i15, label %cond.true.i17, label %cond.false.i18
cond.true.i17:
  br label %cond.end.i20
cond.false.i18:
  br label %cond.end.i20
cond.end.i20:
  %cond.i19 = phi i64 [ %call1.i14, %cond.true.i17 ], [ %call1, %cond.false.i18 ]
  br label %thread_number.exit22
thread_number.exit22:
  %retval.0.i21 = phi i64 [ %cond.i19, %cond.end.i20 ], [ %call1, %if.then.i13 ]
  %4 = inttoptr i64 %retval.0.i21 to i8*
  call void @__gsmack_assert_about(i1 noundef zeroext %3, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.19, i64 0, i64 0), i8* noundef getelementptr inbounds ([40 x i8], [40 x i8]* @.str.20, i64 0, i64 0), i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.8, i64 0, i64 0), i8* noundef %4)
  call void @__gsmack_atomic_end()
  br label %return
return:
  ret void
}
declare extern_weak dso_local zeroext i1 @__model_exits()
declare dso_local i64 @__gsmack_nondet_ulong()
declare dso_local void @__gsmack_assert_about(i1 noundef zeroext, i8* noundef, i8* noundef, i8* noundef, i8* noundef)
declare extern_weak dso_local void @__model_compares_identities()
declare dso_local i64 @__gsmack_ghost_get_scalar(i8* noundef)
declare dso_local void @__gsmack_assume(i1 noundef zeroext)
declare extern_weak dso_local void @__model_signal_inherit(i64 noundef, i64 noundef)
declare dso_local void @__gsmack_uses(i8* noundef, i64 noundef)
declare dso_local void @__gsmack_ghost_set_scalar(i8* noundef, i64 noundef)
declare extern_weak dso_local void @__model_cancel_point()
declare extern_weak dso_local zeroext i1 @__model_cancel_due()
declare extern_weak dso_local void @__model_cancel_end()
